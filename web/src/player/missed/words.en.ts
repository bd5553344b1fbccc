export const missed = {
  offer: 'Ask Nobi',
  title: 'Let’s think together',
  hear: 'Listen again',
  more: 'Another hint',
  otherWay: 'Another way',
  back: 'Try it myself',
};
