export const today = {
  today: 'For you today',
  next: 'Go on',
  newTab: '(opens in a new tab)',
  hear: 'Listen',
  todaySpoken: ([first = '', ...others]: readonly string[]) =>
    others.length > 0
      ? `Let’s go on:  ${first}. Or try ${others.join(' or ')}.`
      : `Let’s go on:  ${first}.`,
};
