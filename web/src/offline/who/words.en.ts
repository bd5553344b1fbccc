export const who = {
  leaseOver: 'Nobi needs the internet for a moment. Connect once, then playing goes on.',
  notKnown: 'Connect once, then you can play on this phone too.',
  secret: 'Your pictures open once there is internet. Ask a grown-up.',
};
