import { css } from '@emotion/react';
import { readOverrides, type RemoteOverrides } from '@fairtone/federation';
import { useTranslation } from '@fairtone/i18n';
import { Banner, Button } from '@fairtone/ui';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { areSame, checkChoices, choicesOf, targetOf, type Choice } from './choices.ts';
import { CopyButtons } from './CopyButtons.tsx';
import type { QaSession } from './qaSession.ts';
import { RemoteItem } from './RemoteItem.tsx';
import { useBrokenOverrides } from './useBrokenOverrides.ts';
import { usePublishedVersions } from './usePublishedVersions.ts';

interface Props {
  session: QaSession;
  onApply: (overrides: RemoteOverrides) => void;
}

/** Every remote, the version that runs, and the version that this browser should run instead. */
export function RemotesTab({ session, onApply }: Props) {
  const { t } = useTranslation('qa');
  const { settings, manifest, statuses, asked, events } = session;
  const versions = usePublishedVersions();
  const current = useSyncExternalStore(statuses.subscribe, statuses.get);
  const recorded = useSyncExternalStore(events.subscribe, events.get);
  const broken = useBrokenOverrides(session);
  const [stored] = useState(() => readOverrides(localStorage));
  const [choices, setChoices] = useState(() => choicesOf(stored));
  const [isChecked, setIsChecked] = useState(false);
  const { overrides, problems } = checkChoices(choices, settings.origins);
  const shownProblems = isChecked ? problems : {};
  const isChanged = !areSame(stored, overrides) || Object.keys(problems).length > 0;
  const listRef = useFocusOnInvalid(isChecked);

  const handleChoice = (remote: string, choice: Choice) => {
    setIsChecked(false);
    setChoices({ ...choices, [remote]: choice });
  };
  const handleApply = () => {
    if (Object.keys(problems).length > 0) setIsChecked(true);
    else onApply(overrides);
  };

  const remotes = [...new Set([...Object.keys(manifest.remotes), ...Object.keys(versions ?? {})])].sort();
  return (
    <>
      <div css={scroll} ref={listRef}>
        {Object.entries(broken).map(([remote, problem]) => {
          const override = asked[remote];
          return override ? (
            <Banner key={remote} tone="warning">
              {t(`problems.${problem}`, { remote, target: targetOf(override) })}
            </Banner>
          ) : null;
        })}
        <ul className="plain">
          {remotes.map((remote) => (
            <RemoteItem
              key={remote}
              remote={remote}
              session={session}
              status={current[remote]}
              versions={versions?.[remote] ?? []}
              eventCount={recorded.filter(({ from }) => from === remote).length}
              choice={choices[remote] ?? { kind: 'released' }}
              problem={shownProblems[remote]}
              onChoice={(choice) => handleChoice(remote, choice)}
            />
          ))}
        </ul>
      </div>
      <footer css={foot}>
        <div css={actions}>
          <Button variant="primary" size="small" aria-disabled={!isChanged} onClick={handleApply}>
            {t('panel.apply')}
          </Button>
          <Button size="small" aria-disabled={Object.keys(stored).length === 0} onClick={() => onApply({})}>
            {t('panel.resetAll')}
          </Button>
        </div>
        <CopyButtons session={session} overrides={overrides} />
      </footer>
    </>
  );
}

/** Moves the focus to the field of a refused choice. */
function useFocusOnInvalid(isChecked: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const field = isChecked && ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!field) return;
    field.focus();
    const [why = ''] = (field.getAttribute('aria-describedby') ?? '').split(' ');
    document.getElementById(why)?.scrollIntoView?.({ block: 'nearest' });
  }, [isChecked]);
  return ref;
}

const scroll = css({
  flex: '1 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  display: 'flex',
  flexDirection: 'column',
  gap: 'var(--space-2)',
  padding: 'var(--space-2) var(--space-5) var(--space-4)',
});
const foot = css({
  flex: 'none',
  display: 'grid',
  gap: 'var(--space-1)',
  padding: 'var(--space-3) var(--space-5)',
  borderTop: '1px solid var(--line)',
});
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-2)' });
