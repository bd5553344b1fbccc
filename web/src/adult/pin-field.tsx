import type { Ref } from 'react';
import { PasswordField } from '../ui/form/password-field.tsx';

interface PinFieldProps {
  ref?: Ref<HTMLInputElement>;
  label: string;
  hint?: string;
  error: string | undefined;
  value: string;
  onType: (pin: string) => void;
}

/** Six digits, hidden from whoever looks on; what is no digit is not taken. */
export const PinField = ({ onType, hint, ...props }: PinFieldProps) => (
  <PasswordField
    {...props}
    {...(hint && { hint })}
    name="pin"
    inputMode="numeric"
    autoComplete="off"
    maxLength={6}
    onChange={(event) => onType(event.target.value.replace(/\D/g, ''))}
  />
);
