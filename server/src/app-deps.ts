import type { LinesFile } from '@nobi/kit/manifest';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Answers } from './catalogue/answers.ts';
import type { LiveBooks } from './catalogue/books/live-books.ts';
import type { LiveCatalogue } from './catalogue/live/live-catalogue.ts';
import type { LiveLessons } from './catalogue/live/live-lessons.ts';
import type { Skills } from './catalogue/skills.ts';
import type { Database } from './database/database.ts';
import type { AccountDeps } from './modules/account/account.service.ts';
import type { EraseAccount } from './modules/account/erasure/erase.ts';
import type { ChatModuleDeps } from './modules/chat/chat.module.ts';
import type { ChildSteps } from './modules/children/children.store.ts';
import type { childEraser } from './modules/children/erase-child.store.ts';
import type { LeaseSigner } from './modules/offline/lease-key.ts';
import type { ReportDeps } from './modules/report/report.service.ts';
import type { LiveLogo } from './modules/staff/setup/logo/live-logo.ts';
import type { SetupFacts } from './modules/staff/setup/setup.service.ts';
import type { LiveItemVoice } from './modules/voice/live-item-voice.ts';
import type { PictureProcessor } from './pictures/pictures.ts';
import type { AiHelper, OutsideModel, Transcriber } from './ports/ai.ts';
import type { Files } from './ports/files.ts';
import type { IdentityProvider } from './ports/identity.ts';
import type { Passwords } from './ports/passwords.ts';
import type { Gateways } from './ports/payment.ts';
import type { WhatsApp } from './ports/whatsapp.ts';
import type { WebOptions } from './web/web.routes.ts';

/** What the product is built from; main.ts and the tests choose the pieces. */
export interface AppDeps {
  readonly logger: FastifyBaseLogger;
  /** Metrics and traces hook in before any route is there. */
  readonly watch: (app: FastifyInstance) => void;
  readonly db: Database;
  readonly identity: IdentityProvider;
  readonly gateways: Gateways;
  readonly catalogue: LiveCatalogue;
  readonly answers: Answers;
  readonly lessons: LiveLessons;
  /** What staff published for the library. */
  readonly books: LiveBooks;
  readonly skills: Skills;
  /** What is said aloud and known beforehand, as it was built. */
  readonly spoken: LinesFile;
  /** What was recorded of each item's lines. */
  readonly itemVoice: Pick<LiveItemVoice, 'offers'>;
  readonly files: Files;
  /** Whether the disk has room for what people send. */
  readonly hasSpace: () => Promise<boolean>;
  readonly eraseAccount: EraseAccount;
  readonly eraseChild: ReturnType<typeof childEraser>;
  readonly beginFamily: AccountDeps['beginFamily'];
  readonly childSteps: ChildSteps;
  readonly noteModelConsent: ChatModuleDeps['noteModelConsent'];
  readonly helper: AiHelper;
  /** Whom a child in need may call. */
  readonly help: ChatModuleDeps['help'];
  /** The language that a child wrote in. */
  readonly languageOf: ChatModuleDeps['languageOf'];
  readonly followUps: ChatModuleDeps['followUps'];
  /** What a child asked about, as coarse as a shelf. */
  readonly topicOf: ReportDeps['topicOf'];
  readonly outsideModel: OutsideModel | undefined;
  readonly transcriber: Transcriber | undefined;
  readonly pictures: PictureProcessor;
  /** What a first day reads of the settings, and tries. */
  readonly setup: SetupFacts;
  readonly logo: LiveLogo;
  /** A release newer than this one, where the operator named a place to look at. */
  readonly newerRelease: () => Promise<string | null>;
  /** Undefined where the installation has none. */
  readonly whatsapp: WhatsApp | undefined;
  readonly publicUrl: string;
  readonly playUrl: string;
  /** Where families' browsers fetch pictures of items: the play origin, or a CDN before it. */
  readonly pictureUrl: string;
  readonly trustedProxies: readonly string[];
  readonly maxDevices: number;
  /** One answer to every sign-up; a letter tells the owner of a known address. */
  readonly hidesAccountExistence: boolean;
  /** By which synthetic checks prove what they are; none can sign up without it. */
  readonly syntheticKey: string | undefined;
  /** Whether staff may make drafts of books from EPUB files. */
  readonly importsEpub: boolean;
  readonly hasDemoPayments: boolean;
  readonly hasDevelopmentInbox: boolean;
  readonly playSecret: string;
  /** Seals the second factors of the staff. */
  readonly staffKey: string;
  /** Hashes the codes of vouchers. */
  readonly voucherKey: string;
  /** Names families in their leases. */
  readonly leaseSecret: string;
  readonly leaseSigner: LeaseSigner;
  readonly staffPasswords: Passwords;
  /** Hashes what a family proves itself with inside the product, as a child's three pictures. */
  readonly familySecrets: Passwords;
  readonly web: WebOptions;
  /** Routes of stand-ins that live beside the product: the identity provider, the demo gateway. */
  readonly standIns: readonly ((app: FastifyInstance) => void)[];
  readonly now: () => Date;
}
