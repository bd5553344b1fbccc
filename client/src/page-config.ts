const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

export type PageConfig = Readonly<Record<string, unknown>> & {
  readonly identity: Readonly<Record<string, unknown>>;
};

/** Read leniently: a missing part closes what needs it and breaks nothing else. */
export const parsePageConfig = (text: string): PageConfig => {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    parsed = undefined;
  }
  const config = isRecord(parsed) ? parsed : {};
  return { ...config, identity: isRecord(config.identity) ? config.identity : {} };
};

/** What the server wrote into this page about the installation. Nothing in it is secret. */
export const readPageConfig = () =>
  parsePageConfig(
    typeof document === 'undefined'
      ? ''
      : (document.getElementById('nobi-config')?.textContent ?? ''),
  );
