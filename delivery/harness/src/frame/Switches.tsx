import { css } from '@emotion/react';
import { LANGUAGES, type Language } from '@fairtone/contracts';
import type { Role } from '@fairtone/contracts/scene';
import type { HarnessControl } from '../page/harnessControl.ts';
import { Choice } from './Choice.tsx';

const VIEWPORTS = ['390', '768', '1280', 'full'] as const;
export type Viewport = (typeof VIEWPORTS)[number];
const THEMES = ['light', 'dark'] as const;

interface SwitchesProps {
  name: string;
  control: HarnessControl | null;
  viewport: Viewport;
  onViewport: (viewport: Viewport) => void;
  onTheme: (theme: 'light' | 'dark') => void;
  onReload: () => Promise<void>;
}

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: 'var(--space-2) var(--space-4)',
  padding: 'var(--space-2) var(--space-3)',
  borderBottom: '1px solid var(--line)',
  background: 'var(--surface)',
});

/** Role, language, theme and width of the page. Each works at once. */
export function Switches({ name, control, viewport, onViewport, onTheme, onReload }: SwitchesProps) {
  const settings = control?.settings();
  return (
    <header css={bar}>
      <h1 css={{ fontSize: 'var(--size-lead)', margin: 0, marginInlineEnd: 'auto' }}>
        {name} <small>({control ? control.source : 'starting'})</small>
      </h1>
      {control && settings && (
        <>
          <Choice<Role>
            label="Role"
            value={settings.role}
            options={control.roles}
            onChange={(role) => void control.change({ role })}
          />
          <Choice<Language>
            label="Language"
            value={settings.language}
            options={LANGUAGES}
            onChange={(language) => void control.change({ language })}
          />
          <Choice
            label="Theme"
            value={settings.theme}
            options={THEMES}
            onChange={(theme) => {
              void control.change({ theme });
              onTheme(theme);
            }}
          />
        </>
      )}
      <Choice label="Width" value={viewport} options={VIEWPORTS} onChange={onViewport} />
      <button type="button" onClick={() => void onReload()}>
        {control?.source === 'fixtures' ? 'Reload, with the data as at first' : 'Reload'}
      </button>
    </header>
  );
}
