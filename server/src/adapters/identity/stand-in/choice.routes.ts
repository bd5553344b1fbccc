import type { Language } from '@nobi/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import type { InteractionResults } from 'oidc-provider';
import { languageOf } from '../../../http/language.ts';
import { acceptForms, html, sendPage } from '../../../http/page.ts';
import { choiceText } from './choice.text.ts';
import { type Person, people, type SignInBook } from './people.ts';

interface Choice {
  readonly provider: Provider;
  readonly signIns: SignInBook;
  /** Where the provider leads afterwards. */
  readonly leadsTo: string;
}

const textIn = (form: unknown, name: string) =>
  form instanceof URLSearchParams ? (form.get(name) ?? '').trim() : '';

/** Who was chosen: somebody from the list, or whoever was written into the fields. */
const chosenIn = (form: unknown): Person | undefined => {
  const email = (textIn(form, 'account') || textIn(form, 'email')).toLowerCase();
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return undefined;
  const listed = people.find((person) => person.email === email);
  return listed ?? { email, name: textIn(form, 'name') || 'Keluarga Nobi', isVerified: true };
};

const choicePage = (language: Language) => {
  const text = choiceText[language];
  return html`<h1>${text.heading}</h1>
    <p class="notice">${text.notice}</p>
    <form method="post" class="card">
      ${people.map(
        ({ email, name, isVerified }) => html`<button class="quiet" name="account" value="${email}">
          <span>${name}<br><small>${email}${isVerified ? '' : html`<br>${text.unconfirmed}`}</small></span>
        </button>`,
      )}
    </form>
    <form method="post" class="card">
      <h2>${text.another}</h2>
      <label for="email">${text.email}</label><input id="email" name="email" type="email" required>
      <label for="name">${text.name}</label><input id="name" name="name" type="text">
      <button>${text.goOn}</button>
    </form>
    <form method="post"><button class="quiet" name="cancel" value="1">${text.cancel}</button></form>`;
};

const resultOf = (form: unknown, { signIns }: Choice): InteractionResults | undefined => {
  if (textIn(form, 'cancel'))
    return { error: 'access_denied', error_description: 'The person said no.' };
  const person = chosenIn(form);
  return (
    person && {
      login: { accountId: signIns.write(person), remember: false },
      select_account: {},
    }
  );
};

/** Choosing an account, as Google asks for it; everybody may be anybody here. */
export const choiceRoutes = (scope: FastifyInstance, choice: Choice) => {
  acceptForms(scope);
  const page = (request: FastifyRequest, reply: FastifyReply) => {
    const language = languageOf(request.headers['accept-language']);
    return sendPage(reply, {
      title: choiceText[language].heading,
      language,
      formTargets: [choice.leadsTo],
      body: choicePage(language),
    });
  };
  scope.get('/choose/:uid', page);
  scope.post('/choose/:uid', async (request, reply) => {
    const result = resultOf(request.body, choice);
    if (!result) return page(request, reply);
    reply.hijack();
    await choice.provider.interactionFinished(request.raw, reply.raw, result);
    return reply;
  });
};
