export const securityEn = {
  title: 'My sign-in',
  lead: 'How you come into the console. Each change is written to you by letter.',
  passkeys: 'Passkeys',
  passkeysLead:
    'A passkey signs you in with your finger, your face, the PIN of your device or a security key. It cannot be guessed, and no false page can ask for it.',
  noPasskeys: 'You have no passkey yet.',
  add: 'Add a passkey',
  addLead:
    'Give it a name by which you know it again, such as “Laptop” or “Blue key”. Your browser asks for the rest.',
  name: 'Name',
  cancelled: 'No passkey was made. You can try again.',
  added: 'Since {added}, last used {used}',
  addedNeverUsed: 'Since {added}, not used yet',
  elsewhere: 'Made for {host}: it does not work at this address.',
  remove: 'Remove',
  removeLead: '“{name}” no longer opens the console. You may delete it on your device as well.',
  nowhere:
    'Passkeys need an address with a name and https. Under this address there is only the authenticator app.',
  unknown: 'This browser cannot make passkeys here.',
  app: 'Authenticator app',
  appHas: 'An app shows your codes.',
  appHasNot: 'You have no app.',
  appAdd: 'Set up an app',
  appReplace: 'Set up a new app',
  appLead:
    'Scan this square with your app, then type the six digits that it shows. An app from before is then no longer valid.',
  appRemove: 'Remove the app',
  appRemoveLead: 'Its codes no longer open the console. Your passkeys stay.',
  recovery: 'Recovery codes',
  recoveryLeft: '{count} of 10 are left.',
  recoveryFew: '{count} of 10 are left. Make new ones soon.',
  renew: 'Make new codes',
  renewLead: 'Ten new codes are shown once. Those before open nothing any more.',
  renewed: 'Your new recovery codes',
  renewedLead: 'Each opens the console once. They are shown only now: print or copy them.',
};

export const factorDeeds = {
  addPasskey: 'added a passkey',
  removePasskey: 'removed a passkey',
  removeApp: 'removed an authenticator app',
  renewRecoveryCodes: 'made new recovery codes',
  recoverAdministrator: 'made a way back for an administrator',
};
