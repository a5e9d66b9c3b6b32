import { css } from '@emotion/react';
import type { ConsoleRemoteDetails } from '@fairtone/contracts/releaseConsole';
import { useFormatters, useTranslation } from '@fairtone/i18n';
import { toastShown, useAppDispatch } from '@fairtone/store';
import { Button, Card, Heading, Inline, Stack } from '@fairtone/ui';
import { useState, type RefObject } from 'react';
import { useConsoleChangeReleasesMutation } from '../../../api/releases';
import { promoteCommand, rollbackCommand } from '../../../features/command/commands';
import { CommandLine } from '../../../features/command/CommandLine';
import { seenOf } from '../../../features/facts/liveState';
import { Outcome } from '../../../features/facts/Outcome';
import { FocusAfterRemoval } from '../../../features/focus/FocusAfterRemoval';
import { ChangeProblem } from '../../../features/problem/ChangeProblem';
import { ShareSlider } from '../../../features/share/ShareSlider';

interface Props {
  remote: ConsoleRemoteDetails;
  canary: NonNullable<ConsoleRemoteDetails['canary']>;
  /** Gets the focus when the panel disappears with its canary. */
  focusAfter: RefObject<HTMLElement | null>;
  onEnd: () => void;
}

/** The share of the canary: choose another one, then apply it; or end the canary. */
export function CanaryPanel({ remote, canary: { version, percent: current }, focusAfter, onEnd }: Props) {
  const { t } = useTranslation('console');
  const { percent: format } = useFormatters();
  const dispatch = useAppDispatch();
  const [chosen, setChosen] = useState<number | null>(null);
  const [change, { isLoading, error }] = useConsoleChangeReleasesMutation();
  const percent = chosen ?? current;
  const { name, mayRelease } = remote;

  async function handleApply() {
    const { data } = await change({ act: 'promote', remote: name, version, percent, seen: seenOf(remote) });
    if (!data) return;
    setChosen(null);
    dispatch(toastShown({ title: t('canary.applied', { share: format(percent / 100), version }), tone: 'success' }));
  }

  return (
    <FocusAfterRemoval to={focusAfter}>
      <Card as="section" aria-labelledby="console-canary" css={limited}>
        <Stack gap={4}>
          <Heading level={2} size="title" id="console-canary">
            {t('canary.title')}
          </Heading>
          {mayRelease && <ShareSlider percent={percent} onChange={setChosen} />}
          <Outcome version={version} percent={percent} seen={seenOf(remote)} />
          <ChangeProblem error={error} remote={remote} />
          <Inline>
            {mayRelease && (
              <Button
                variant="primary"
                isLoading={isLoading}
                aria-disabled={percent === current || undefined}
                onClick={() => void handleApply()}
              >
                {t('canary.apply')}
              </Button>
            )}
            <Button onClick={onEnd}>{t('canary.end')}</Button>
          </Inline>
          <CommandLine command={mayRelease ? promoteCommand(name, version, percent) : rollbackCommand(name)} />
        </Stack>
      </Card>
    </FocusAfterRemoval>
  );
}

const limited = css({ maxWidth: '46rem' });
