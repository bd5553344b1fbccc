import {
  report,
  reportCard,
  reportExport,
  reportFacts,
  reportFamily,
  reportLetter,
  reportWhatsapp,
} from '@nobi/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import type { Serve } from '../../http/serve.ts';
import type { PictureProcessor } from '../../pictures/pictures.ts';
import { weighClaims } from '../../play-sessions/claims/weigh-claims.ts';
import type { WhatsApp } from '../../ports/whatsapp.ts';
import type { Throttle } from '../../rate-limit/throttle.ts';
import { cardService } from './card/card.service.ts';
import { statementsService } from './export/statements.service.ts';
import { statementsStore } from './export/statements.store.ts';
import { reportFactsService } from './facts/report-facts.service.ts';
import { reportFactsStore } from './facts/report-facts.store.ts';
import { endAddresses } from './letters/end-address.ts';
import { endLetterPages } from './letters/end-letter.routes.ts';
import { reportLetters } from './letters/report-letters.service.ts';
import { rememberedTopics } from './remembered-topics.ts';
import { type ReportDeps, reportService } from './report.service.ts';
import { reportStore } from './report.store.ts';
import { reportFamilyService } from './report-family.service.ts';
import { reportRowsStore } from './report-rows.store.ts';
import { type MessagesDeps, messagesService } from './whatsapp/messages.service.ts';
import {
  type ReportWhatsappDeps,
  reportWhatsappService,
} from './whatsapp/report-whatsapp.service.ts';
import { reportWhatsappStore } from './whatsapp/report-whatsapp.store.ts';

interface ReportModuleDeps extends Pick<ReportDeps, 'skills' | 'catalogue' | 'topicOf' | 'now'> {
  readonly db: Database;
  readonly publicUrl: string;
  readonly playSecret: string;
  readonly pictures: Pick<PictureProcessor, 'drawCard'>;
  readonly whatsapp: WhatsApp | undefined;
  readonly throttle: Throttle;
}

const bindWhatsapp = (serve: Serve, deps: ReportWhatsappDeps & MessagesDeps) => {
  const own = reportWhatsappService(deps);
  serve(reportWhatsapp.whatsapp, own.show);
  serve(reportWhatsapp.linkWhatsapp, own.link);
  serve(reportWhatsapp.unlinkWhatsapp, own.unlink);
  const messages = messagesService(deps);
  serve(reportWhatsapp.verifyWhatsapp, messages.verify);
  serve(reportWhatsapp.receiveWhatsapp, messages.receive);
};

/** What the adult reads of a child, on the page and, where it was asked for, in a letter. */
export const reportModule = (serve: Serve, { db, publicUrl, ...others }: ReportModuleDeps) => {
  const deps = { ...others, topicOf: rememberedTopics(others.topicOf) };
  const service = reportService({
    ...deps,
    store: reportStore(db),
    rows: reportRowsStore(db),
    weigh: weighClaims(db),
  });
  serve(report.show, service.show);
  serve(report.rows, service.rows);
  const { readReport, readReports } = service;
  serve(reportFamily.family, reportFamilyService({ readReports }).family);
  const facts = reportFactsService({ ...deps, ...service, store: reportFactsStore(db) });
  serve(reportFacts.facts, facts.facts);
  serve(reportCard.card, cardService({ ...deps, readReport }).card);
  const addresses = endAddresses(deps.playSecret, deps.now);
  const letters = reportLetters({ ...deps, db, publicUrl, addresses, readReports });
  serve(reportLetter.letter, letters.letter);
  serve(reportLetter.setLetter, letters.setLetter);
  const exported = statementsService({ ...deps, publicUrl, store: statementsStore(db) });
  serve(reportExport.statements, exported.statements);
  bindWhatsapp(serve, { ...deps, db, publicUrl, readReports });
  return {
    deleteExpired: reportWhatsappStore(db).deleteExpired,
    sendLetters: letters.send,
    bindPages: (app: FastifyInstance) => endLetterPages(app, { addresses, end: letters.end }),
  };
};
