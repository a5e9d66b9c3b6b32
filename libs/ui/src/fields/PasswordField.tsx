import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../actions/IconButton';
import { TextField, type TextFieldProps } from './TextField';

interface Props extends Omit<TextFieldProps, 'type' | 'suffix'> {
  showLabel: string;
  hideLabel: string;
}

/** A password with a button that shows it. Set `autoComplete` to `current-password` or `new-password`. */
export function PasswordField({ showLabel, hideLabel, ...rest }: Props) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <TextField
      {...rest}
      type={isShown ? 'text' : 'password'}
      suffix={
        <IconButton
          label={isShown ? hideLabel : showLabel}
          icon={<Icon size={20} aria-hidden />}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  );
}
