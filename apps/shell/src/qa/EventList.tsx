import { css } from '@emotion/react';
import { useLanguage, useTranslation } from '@fairtone/i18n';
import { Button, Select, Text, TextField } from '@fairtone/ui';
import { useState, useSyncExternalStore } from 'react';
import type { EventLog } from './eventLog.ts';

interface Props {
  log: EventLog;
  remotes: string[];
}

const SHELL = 'shell';

/** The events on the bus, newest first, with the remote that emitted each. */
export function EventList({ log, remotes }: Props) {
  const { t } = useTranslation('qa');
  const language = useLanguage();
  const events = useSyncExternalStore(log.subscribe, log.get);
  const [from, setFrom] = useState('');
  const [prefix, setPrefix] = useState('');
  const shown = events
    .filter((event) => (!from || event.from === from) && event.name.startsWith(prefix.trim()))
    .reverse();

  return (
    <>
      <div css={filters}>
        <Select
          label={t('events.from')}
          value={from}
          onChange={(event) => setFrom(event.target.value)}
          options={[
            { value: '', label: t('events.everyone') },
            ...[SHELL, ...remotes].map((name) => ({ value: name, label: name })),
          ]}
        />
        <TextField
          label={t('events.prefix')}
          placeholder="cart/"
          autoComplete="off"
          spellCheck={false}
          value={prefix}
          onChange={(event) => setPrefix(event.target.value)}
        />
        <Button onClick={log.clear} aria-disabled={events.length === 0}>
          {t('events.clear')}
        </Button>
      </div>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <div css={scroll} role="log" aria-label={t('events.label')} tabIndex={0}>
        {shown.length === 0 && (
          <Text tone="muted">
            {t(events.length === 0 ? 'events.none' : 'events.noneShown', {
              time: new Date(log.since).toLocaleTimeString(language),
            })}
          </Text>
        )}
        {shown.map(({ id, at, name, from: emitterOf, payload }) => (
          <div key={id} css={line}>
            <span css={head}>
              <strong>{name}</strong>
              {` · ${emitterOf} · `}
              <time dateTime={new Date(at).toISOString()}>{new Date(at).toLocaleTimeString(language)}</time>
            </span>
            <code css={code}>{JSON.stringify(payload)}</code>
          </div>
        ))}
      </div>
    </>
  );
}

const filters = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr auto',
  alignItems: 'end',
  gap: 'var(--space-3)',
  padding: 'var(--space-4) var(--space-5)',
});
const scroll = css({
  flex: '1 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '0 var(--space-5) var(--space-5)',
  '&:focus-visible': { outline: '2px solid var(--focus)', outlineOffset: -2 },
});
const line = css({
  display: 'grid',
  padding: 'var(--space-2) 0',
  borderBottom: '1px solid var(--line)',
  fontSize: 'var(--size-caption)',
  overflowWrap: 'anywhere',
});
const head = css({ color: 'var(--text-muted)', '& strong': { color: 'var(--text)', fontWeight: 500 } });
const code = css({ color: 'var(--text-muted)', fontSize: '0.75rem' });
