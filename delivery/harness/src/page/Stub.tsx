import { css } from '@emotion/react';
import type { SlotName } from '@fairtone/contracts';
import { Dialog, Heading, Page, Text } from '@fairtone/ui';

const box = css({
  padding: 'var(--space-2) var(--space-3)',
  border: '1px dashed var(--line-strong)',
  borderRadius: 'var(--radius-2)',
  color: 'var(--text-muted)',
  fontSize: 'var(--size-caption)',
});

/** In place of a slot of another remote. */
export const stubSlot = (owner: string, slot: SlotName) =>
  function StubSlot() {
    return (
      <div css={box} data-stub={slot}>
        {slot}: lent by {owner}
      </div>
    );
  };

/** In place of a screen of another remote. */
export const stubScreen = (owner: string, path: string) =>
  function StubScreen() {
    return (
      <Page>
        <Heading level={1}>A screen of {owner}</Heading>
        <Text>{path} opens it in the product.</Text>
      </Page>
    );
  };

/** In place of a dialog of another remote; shows what it was opened with. */
export function StubDialog({ onClose, ...props }: { onClose: () => void }) {
  return (
    <Dialog isOpen title="A dialog of another remote" closeLabel="Close" onClose={onClose}>
      <pre css={{ overflow: 'auto' }}>{JSON.stringify(props, null, 2)}</pre>
    </Dialog>
  );
}
