import { parseOrigin, type RemoteOverride, type RemoteOverrides } from '@fairtone/federation';

/** Choice for one remote while the panel is edited; of a dev server the text that was typed. */
export type Choice = { kind: 'released' } | { kind: 'version'; version: string } | { kind: 'server'; typed: string };
export type Choices = Record<string, Choice>;
export type ChoiceProblem = 'noOrigin' | 'originNotAllowed';

export function choicesOf(overrides: RemoteOverrides): Choices {
  return Object.fromEntries(
    Object.entries(overrides).map(([remote, override]) => [
      remote,
      override.kind === 'server' ? { kind: 'server', typed: override.origin } : override,
    ]),
  );
}

/** Turns choices into overrides. @returns the overrides, and the problems of choices that are refused, by remote */
export function checkChoices(choices: Choices, origins: string[]) {
  const overrides: RemoteOverrides = {};
  const problems: Record<string, ChoiceProblem> = {};
  for (const [remote, choice] of Object.entries(choices)) {
    const checked = check(choice, origins);
    if (typeof checked === 'string') problems[remote] = checked;
    else if (checked) overrides[remote] = checked;
  }
  return { overrides, problems };
}

function check(choice: Choice, origins: string[]): RemoteOverride | ChoiceProblem | null {
  if (choice.kind === 'released') return null;
  if (choice.kind === 'version') return choice;
  const origin = parseOrigin(choice.typed);
  if (!origin) return 'noOrigin';
  return origins.includes(origin) ? { kind: 'server', origin } : 'originNotAllowed';
}

/** Whether two sets of overrides are the same, whatever order they were chosen in. */
export function areSame(one: RemoteOverrides, other: RemoteOverrides): boolean {
  const text = (overrides: RemoteOverrides) =>
    Object.entries(overrides)
      .map(([remote, override]) => `${remote} ${targetOf(override)}`)
      .sort()
      .join();
  return text(one) === text(other);
}

/** The version or host of an override, to display. */
export const targetOf = (override: RemoteOverride) =>
  override.kind === 'version' ? override.version : override.origin.replace(/^https?:\/\//, '');
