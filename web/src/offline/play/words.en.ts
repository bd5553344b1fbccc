export const offlinePlay = {
  leaseOver: 'Nobi needs the internet for a moment. Connect once, then playing goes on.',
  notSaved: 'This is not saved on this phone yet. Connect once and save it.',
};
