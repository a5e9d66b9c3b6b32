import { css } from '@emotion/react';
import type { RemoteDefinition } from '@fairtone/contracts';
import { applyTheme } from '@fairtone/theme';
import { useRef, useState } from 'react';
import { DataEditor } from './DataEditor.tsx';
import { DialogList } from './DialogList.tsx';
import { EventLog } from './EventLog.tsx';
import { FaultSwitches } from './FaultSwitches.tsx';
import { PartList } from './PartList.tsx';
import { Switches, type Viewport } from './Switches.tsx';
import { resetFixtures } from '../resetFixtures.ts';
import { useHarnessControl } from './useHarnessControl.ts';

interface FrameProps {
  remote: RemoteDefinition;
  firstPath: string;
}

const page = css({
  'select, input, textarea, button': {
    color: 'var(--text)',
    background: 'var(--raised)',
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--radius-1)',
    padding: '4px 8px',
  },
  minHeight: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  fontSize: 'var(--size-caption)',
});
const body = css({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 20rem',
  '@media (max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const pageArea = css({
  overflow: 'auto',
  background: 'var(--sunken)',
  padding: 8,
  minHeight: '70dvh',
  display: 'grid',
});
const side = css({
  h2: { fontSize: 'var(--size-lead)', margin: 0 },
  ul: { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 4, justifyItems: 'start' },

  padding: 'var(--space-3)',
  display: 'grid',
  gap: 'var(--space-4)',
  alignContent: 'start',
  minWidth: 0,
});
const pageFrame = css({
  border: 0,
  height: '100%',
  minHeight: '70dvh',
  background: 'var(--bg)',
  justifySelf: 'center',
});

/** The switches around a remote, the remote, and what can be opened and was heard of it. */
export function Frame({ remote, firstPath }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const control = useHarnessControl(frame);
  const [viewport, setViewport] = useState<Viewport>('full');
  const [path] = useState(firstPath);

  return (
    <div css={page}>
      <Switches
        name={remote.name}
        control={control}
        viewport={viewport}
        onViewport={setViewport}
        onTheme={applyTheme}
        onReload={async () => {
          if (control?.source === 'fixtures') await resetFixtures(control.settings().clock);
          frame.current?.contentWindow?.location.reload();
        }}
      />
      <div css={body}>
        <main css={pageArea}>
          <iframe
            ref={frame}
            title={`${remote.name} page`}
            src={path}
            css={pageFrame}
            style={{ width: viewport === 'full' ? '100%' : `${viewport}px` }}
          />
        </main>
        {control && (
          <aside css={side} aria-label="Parts and events">
            <FaultSwitches control={control} />
            <DataEditor control={control} />
            <PartList control={control} />
            <DialogList control={control} />
            <EventLog events={control.events()} />
          </aside>
        )}
      </div>
    </div>
  );
}
