import css from '@nobi/kit/tokens.css?raw';

const values = new Map(
  [...css.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
);

/** A value of the brand's tokens, for MUI, which reckons with colours and so cannot take `var()`. */
export const token = (name: string): string => {
  const value = values.get(name);
  if (value === undefined) throw new Error(`no token --${name}`);
  return value;
};
