/** The words before anybody is signed in: all that the first page loads. */
export const signInEn = {
  title: 'Staff console',
  lead: 'For the people who run Nobi. Families log in at the product itself.',
  email: 'Email',
  password: 'Password',
  next: 'Continue',
  withProvider: 'Continue with {provider}',
  or: 'or with a password',
  noPassword: 'You have no password here? Continue with {provider}.',
  forgot: 'Forgotten your password? Ask an administrator to invite you again.',
  blocked:
    'Your browser blocked the window of {provider}. Allow pop-ups for this page, then try again.',
  providerFailed: '{provider} did not confirm who you are. Please try again.',
  codeTitle: 'Your code',
  codeLead:
    'Open your authenticator app and type the six digits of Nobi. A recovery code works too.',
  code: 'Code',
  enter: 'Sign in',
  enrolTitle: 'Add Nobi to your authenticator app',
  enrolLead:
    'Once only: open the app (Google Authenticator, Aegis, 1Password …), scan this square, then type the six digits that it shows.',
  byHand: 'No camera? Type this key into the app:',
  back: 'Start again',
  withPasskey: 'Sign in with a passkey',
  passkeyHint: 'A passkey opens only the address that it was made for.',
  usePasskey: 'Use a passkey',
  orCode: 'or with a code',
  passkeyLead:
    'Use your passkey: your finger, your face, the PIN of your device or a security key. A code works too.',
  passkeyOnlyLead: 'Use your passkey, or type one of your recovery codes.',
  recoveryLead: 'Type one of your recovery codes.',
  passkeysElsewhere:
    'Your passkeys were made for {hosts} and do not work at this address. Sign in with a code, then add a passkey under “My sign-in”.',
  noPasskeysHere:
    'You have a passkey, but this browser cannot use it here. Sign in with a code, or open the console in another browser.',
  passkeyFailed: 'The passkey did not work here. Please try again, or use another way.',
  passkeyKnown: 'This device holds a passkey of yours already.',
  keepTitle: 'Keep these recovery codes',
  keepLead:
    'Each opens the console once when your phone is not at hand. They are shown only now: print them or keep them in a password manager.',
  print: 'Print',
  copy: 'Copy',
  kept: 'I have kept them',
  inviteTitle: 'Welcome to the Nobi team',
  inviteLead:
    'You were invited as {email}. Choose what colleagues and families read under your answers, and how you sign in to the console.',
  name: 'Your name',
  newPassword: 'New password (12 characters or more)',
  joinWith: 'Use {provider} instead of a password',
  joinedWith: 'You sign in with {provider}.',
  joinPassword: 'Use a password instead',
  secondFactor: 'Your second factor',
  joinPasskey: 'Use a passkey instead of an app',
  joinPasskeyLead:
    'When you press “Join”, your device asks for your finger, your face or its PIN and makes a passkey.',
  joinAppInstead: 'Use an authenticator app instead',
  joinApp:
    'Scan this square with your authenticator app (Google Authenticator, Aegis, 1Password …), then type the six digits that it shows.',
  join: 'Join',
  noCookie:
    'You proved who you are, but this browser did not keep the session. Allow cookies for this page and open it over https.',
  loading: 'One moment …',
  toSignIn: 'To the sign-in',
};
