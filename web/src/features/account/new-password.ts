interface Chosen {
  readonly email: string;
  readonly password: string;
}

// In the memory of this page alone, until its login has been left.
let chosen: Chosen | undefined;

/** What was typed at the sign-up a moment ago, so that nobody types it twice. */
export const rememberPassword = (next: Chosen) => {
  chosen = next;
};

export const passwordOf = (email: string) => (chosen?.email === email ? chosen.password : '');

export const forgetPassword = () => {
  chosen = undefined;
};
