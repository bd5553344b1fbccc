import { currentLanguage } from '@nobi/client/language';
import { Eye } from '@phosphor-icons/react/dist/csr/Eye';
import { EyeSlash } from '@phosphor-icons/react/dist/csr/EyeSlash';
import { useState } from 'react';
import { wordsFor } from '../words.ts';
import styles from './field.module.css';
import { Field, type FieldProps } from './field.tsx';

/** A labelled password, with a button that shows what was typed. */
export const PasswordField = (props: Omit<FieldProps, 'type'>) => {
  const [isShown, setIsShown] = useState(false);
  const words = wordsFor(currentLanguage());
  const Icon = isShown ? EyeSlash : Eye;

  return (
    <Field
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={isShown ? 'text' : 'password'}
      end={
        <button
          type="button"
          className={styles.toggle}
          aria-label={isShown ? words.hidePassword : words.showPassword}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon size={26} weight="bold" aria-hidden="true" />
        </button>
      }
    />
  );
};
