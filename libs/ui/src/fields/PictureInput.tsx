import { css } from '@emotion/react';
import { ImagePlus } from 'lucide-react';
import { buttonStyles } from '../actions/buttonStyles';

/** A button that opens the device's file chooser for one picture. */
export function PictureInput({ label, onChoose }: { label: string; onChoose: (file: File) => void }) {
  return (
    <label css={[buttonStyles('secondary', 'small'), style]}>
      <input
        type="file"
        aria-label={label}
        accept="image/*"
        className="visually-hidden"
        onChange={({ target: input }) => {
          if (input.files?.[0]) onChoose(input.files[0]);
          // The same file again must count as a new choice.
          input.value = '';
        }}
      />
      <ImagePlus size={16} aria-hidden />
      {label}
    </label>
  );
}

const style = css({ position: 'relative', '&:focus-within': { outline: '2px solid var(--focus)', outlineOffset: 2 } });
