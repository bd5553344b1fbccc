import { ours, unseen } from './exposure.ts';

const shown = 'shown';
const host = ours('a host of this product, now or before');
const browserDialog = unseen('the browser’s own dialog shows it');
const square = unseen('drawn as a square for the authenticator app');
const nextCall = unseen('the next call tells it once more');
const passkeyCreation = {
  'rp.name': ours('the name of the product'),
  'user.name': browserDialog,
  'user.displayName': browserDialog,
};

/** Of signing in, of colleagues who are invited, and of one's own factors. */
export const ofSessions = {
  invitations: {
    '[].email': shown,
    '[].by': shown,
  },
  openInvitation: {
    email: unseen('a page of its own, before anybody is signed in; a journey looks at it'),
    name: unseen('stands in a field, for the invited person alone'),
    uri: square,
  },
  acceptInvitation: { name: nextCall },
  beginInvitationPasskey: passkeyCreation,
  beginPasskey: passkeyCreation,
  beginApp: { ticket: ours('made by the server'), uri: square },
  ownFactors: {
    passkeys_at: host,
    'passkeys[].name': shown,
    'passkeys[].made_at': host,
  },
  beginSession: { uri: square, 'passkeys_made_at[]': host },
  finishPasskeySession: { name: nextCall },
  finishSession: { name: nextCall },
  whoAmI: { name: shown, email: unseen('the bar shows the name alone') },
} as const;
