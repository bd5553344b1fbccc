export const offlinePlay = {
  leaseOver: 'Nobi needs the internet for a moment. Connect once, then playing goes on.',
  needsLine: 'This one plays only with internet.',
  notSaved: 'This is not saved on this phone yet. Connect once and save it.',
};
