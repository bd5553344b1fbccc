import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../database/database.ts';
import { languageOf } from '../http/language.ts';
import { html, sendPage } from '../http/page.ts';
import { isFromThisMachine } from '../http/this-machine.ts';
import { outboxStore } from './outbox.store.ts';

const words = {
  en: { title: 'Development inbox', none: 'No mail yet.', to: 'To', open: 'Open link' },
  id: {
    title: 'Kotak surat pengembangan',
    none: 'Belum ada surat.',
    to: 'Kepada',
    open: 'Buka tautan',
  },
};

const linksIn = (text: string) => text.match(/https?:\/\/\S+/g) ?? [];

/** `/dev/inbox`: the letters of a machine without a mail server; for this machine alone. */
export const inboxRoutes = (app: FastifyInstance, db: Queryable) => {
  app.get('/dev/inbox', async (request, reply) => {
    if (!isFromThisMachine(request)) return reply.callNotFound();
    const language = languageOf(request.headers['accept-language']);
    const text = words[language];
    const letters = await outboxStore(db).newest(50);
    const list = letters.map(
      (letter) => html`<li class="card"><h2>${letter.subject}</h2>
        <p class="muted">${text.to}: ${letter.recipient}</p><pre>${letter.text_body}</pre>
        ${linksIn(letter.text_body).map((link) => html`<p><a href="${link}">${text.open}</a></p>`)}</li>`,
    );
    return sendPage(reply, {
      title: text.title,
      language,
      body: html`<h1>${text.title}</h1>${letters.length > 0 ? html`<ul>${list}</ul>` : html`<p>${text.none}</p>`}`,
    });
  });
};
