import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';

/** What the popup's last page tells the page that opened it. */
const message = z.object({
  to: z.string(),
  message: z.object({
    type: z.literal('nobi-sign-in'),
    opener: z.string(),
    ended: z.string(),
    idToken: z.optional(z.string()),
  }),
});

export interface Landed {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Undefined when the page has nobody to tell. */
  readonly message: z.output<typeof message> | undefined;
}

const messageIn = (page: string) => {
  const written = /<script type="application\/json" id="message">(.*?)<\/script>/s.exec(page)?.[1];
  return written === undefined ? undefined : message.parse(JSON.parse(written));
};

/** A popup without a screen: keeps cookies, follows nothing by itself, presses buttons. */
export const newBrowser = (publicUrl: string, language = 'en') => {
  const cookies = new Map<string, string>();

  const visit = async (url: string, form?: Record<string, string>) => {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: {
        'accept-language': language,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };

  const land = async (url: string): Promise<Landed> => {
    const response = await visit(url);
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, message: messageIn(text) };
  };

  /** Goes where it is led, inside the provider, and stops at the door back to us. */
  const follow = async (from: string, answer: Record<string, string>): Promise<string> => {
    let url = from;
    let form: Record<string, string> | undefined;
    for (let step = 0; step < 10; step += 1) {
      if (url.startsWith(`${publicUrl}/idp/oidc/callback`)) return url;
      const response = await visit(url, form);
      const next = response.headers.get('location');
      form = next === null ? answer : undefined;
      url = next === null ? url : new URL(next, url).href;
    }
    throw new Error(`The provider leads in circles at ${url}`);
  };

  return {
    cookies,
    visit,
    land,
    /** Opens the popup; answers where it leads. */
    async begin(opener = randomBytes(16).toString('base64url')) {
      const response = await visit(`${publicUrl}/idp/oidc/start?opener=${opener}`);
      return { opener, response, address: response.headers.get('location') ?? '' };
    },
    choose: (address: string, email: string) => follow(address, { email }),
    cancel: (address: string) => follow(address, { cancel: '1' }),
    /** All of it, as somebody who hesitates nowhere. */
    async signIn(email: string): Promise<Landed> {
      const { address } = await this.begin();
      return land(await follow(address, { email }));
    },
  };
};

export type Browser = ReturnType<typeof newBrowser>;
