import { type ComponentProps, type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import styles from './button.module.css';

export interface ButtonLook {
  kind?: 'primary' | 'violet' | 'white' | 'ghost' | 'quiet' | undefined;
  /** `child`: at least 64 px high; `grownup`: at least 48 px. */
  size?: 'child' | 'grownup' | undefined;
}

export const buttonClass = ({ kind = 'primary', size = 'child' }: ButtonLook, extra?: string) =>
  [styles.button, styles[kind], styles[size], extra].filter(Boolean).join(' ');

/** While `busy` it stays focusable, ignores presses and keeps at least the width it had. */
export const Button = (props: ButtonLook & { busy?: boolean } & ComponentProps<'button'>) => {
  const {
    kind,
    size,
    busy = false,
    className,
    onClick,
    children,
    type = 'button',
    ...rest
  } = props;
  const idleWidth = useRef<HTMLSpanElement>(null);
  const [width, setWidth] = useState<number>();

  // Measured on every idle render, so that the busy label cannot make the row jump.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words decide the width
  useLayoutEffect(() => {
    if (!busy) setWidth(idleWidth.current?.offsetWidth);
  }, [busy, children]);

  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };

  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ kind, size }, className)}
      aria-disabled={busy || rest['aria-disabled']}
      data-busy={busy || undefined}
      onClick={handleClick}
    >
      <span ref={idleWidth} className={styles.words} style={{ minWidth: busy ? width : undefined }}>
        {children}
      </span>
    </button>
  );
};

/** A link that looks like a button. */
export const LinkButton = (props: ButtonLook & { href: string } & ComponentProps<'a'>) => {
  const { kind, size, className, children, ...rest } = props;
  return (
    <a
      {...rest}
      className={buttonClass({ kind, size }, className)}
      {...(rest.target === '_blank' && { rel: 'noopener noreferrer' })}
    >
      <span className={styles.words}>{children}</span>
    </a>
  );
};
