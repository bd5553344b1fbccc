import Badge from '@mui/icons-material/Badge';
import CardGiftcard from '@mui/icons-material/CardGiftcard';
import Extension from '@mui/icons-material/Extension';
import FactCheck from '@mui/icons-material/FactCheck';
import Fingerprint from '@mui/icons-material/Fingerprint';
import Flag from '@mui/icons-material/Flag';
import Groups from '@mui/icons-material/Groups';
import Insights from '@mui/icons-material/Insights';
import Inventory from '@mui/icons-material/Inventory2';
import LibraryBooks from '@mui/icons-material/LibraryBooks';
import MenuBook from '@mui/icons-material/MenuBook';
import Mic from '@mui/icons-material/Mic';
import Payments from '@mui/icons-material/Payments';
import QuestionAnswer from '@mui/icons-material/QuestionAnswer';
import Report from '@mui/icons-material/Report';
import RocketLaunch from '@mui/icons-material/RocketLaunch';
import Rule from '@mui/icons-material/Rule';
import Savings from '@mui/icons-material/Savings';
import Shield from '@mui/icons-material/Shield';
import ShortText from '@mui/icons-material/ShortText';
import Star from '@mui/icons-material/StarRate';
import { type CallShape, staff } from '@nobi/contract';
import { type ComponentType, lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import type { ResourceCalls } from './provider.ts';
import { words } from './text/words.ts';

/** What the menu is parted into. */
export const menuGroups = ['families', 'money', 'content', 'team'] as const;

export interface ConsoleResource extends ResourceProps {
  readonly label: string;
  readonly group: (typeof menuGroups)[number];
  /** The call that opens it; the menu shows it to whose roles include that call. */
  readonly opens: CallShape;
  readonly calls: ResourceCalls;
}

/** A screen that is loaded when somebody opens it. */
const screen = <Name extends string>(
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
) => lazy(async () => ({ default: (await load())[name] }));

/** Everything the console shows, in the order of its menu. */
export const resources: readonly ConsoleResource[] = [
  {
    name: 'tickets',
    group: 'families',
    opens: staff.tickets,
    label: words.places.tickets,
    icon: QuestionAnswer,
    list: screen(() => import('./resources/tickets/ticket-list.tsx'), 'TicketList'),
    show: screen(() => import('./resources/tickets/ticket-page.tsx'), 'TicketPage'),
    calls: { list: staff.tickets },
  },
  {
    name: 'orders',
    group: 'money',
    opens: staff.orders,
    label: words.places.orders,
    icon: Payments,
    list: screen(() => import('./resources/orders/order-list.tsx'), 'OrderList'),
    show: screen(() => import('./resources/orders/order-page.tsx'), 'OrderPage'),
    calls: { list: staff.orders },
  },
  {
    name: 'mismatches',
    group: 'money',
    opens: staff.mismatches,
    label: words.places.mismatches,
    icon: Rule,
    list: screen(() => import('./resources/mismatches/mismatch-list.tsx'), 'MismatchList'),
    show: screen(() => import('./resources/mismatches/mismatch-page.tsx'), 'MismatchPage'),
    calls: { list: staff.mismatches },
  },
  {
    name: 'money',
    group: 'money',
    opens: staff.money,
    label: words.places.money,
    icon: Savings,
    list: screen(() => import('./resources/money/money-page.tsx'), 'MoneyPage'),
    calls: {},
  },
  {
    name: 'vouchers',
    group: 'money',
    opens: staff.vouchers,
    label: words.places.vouchers,
    icon: CardGiftcard,
    list: screen(() => import('./resources/vouchers/voucher-list.tsx'), 'VoucherList'),
    calls: { list: staff.vouchers },
  },
  {
    name: 'safety',
    group: 'families',
    opens: staff.safetyCases,
    label: words.places.safety,
    icon: Shield,
    list: screen(() => import('./resources/safety/safety-list.tsx'), 'SafetyList'),
    show: screen(() => import('./resources/safety/safety-page.tsx'), 'SafetyPage'),
    calls: { list: staff.safetyCases },
  },
  {
    name: 'flags',
    group: 'families',
    opens: staff.safetyFlags,
    label: words.places.flags,
    icon: Flag,
    list: screen(() => import('./resources/safety/flag-list.tsx'), 'FlagList'),
    calls: { list: staff.safetyFlags },
  },
  {
    name: 'content-reports',
    group: 'families',
    opens: staff.contentReports,
    label: words.places['content-reports'],
    icon: Report,
    list: screen(
      () => import('./resources/content-reports/content-report-list.tsx'),
      'ContentReportList',
    ),
    show: screen(
      () => import('./resources/content-reports/content-report-page.tsx'),
      'ContentReportPage',
    ),
    calls: { list: staff.contentReports },
  },
  {
    name: 'templates',
    group: 'families',
    opens: staff.templates,
    label: words.places.templates,
    icon: ShortText,
    list: screen(() => import('./resources/templates/template-list.tsx'), 'TemplateList'),
    edit: screen(() => import('./resources/templates/template-form.tsx'), 'TemplateEdit'),
    create: screen(() => import('./resources/templates/template-form.tsx'), 'TemplateNew'),
    calls: {
      list: staff.templates,
      one: staff.template,
      create: staff.addTemplate,
      change: staff.changeTemplate,
      remove: staff.removeTemplate,
    },
  },
  {
    name: 'families',
    group: 'families',
    opens: staff.families,
    label: words.places.families,
    icon: Groups,
    list: screen(() => import('./resources/families/family-list.tsx'), 'FamilyList'),
    show: screen(() => import('./resources/families/family-page.tsx'), 'FamilyPage'),
    calls: { list: staff.families },
  },
  {
    name: 'insight',
    group: 'content',
    opens: staff.insight,
    label: words.places.insight,
    icon: Insights,
    list: screen(() => import('./resources/insight/insight-page.tsx'), 'InsightPage'),
    show: screen(() => import('./resources/insight/insight-item-page.tsx'), 'InsightItemPage'),
    calls: {},
  },
  {
    name: 'ratings',
    group: 'content',
    opens: staff.ratings,
    label: words.places.ratings,
    icon: Star,
    list: screen(() => import('./resources/ratings/ratings-page.tsx'), 'RatingsPage'),
    calls: { list: staff.ratings },
  },
  {
    name: 'items',
    group: 'content',
    opens: staff.items,
    label: words.places.items,
    icon: Extension,
    list: screen(() => import('./resources/items/item-list.tsx'), 'ItemList'),
    edit: screen(() => import('./resources/items/item-edit.tsx'), 'ItemEdit'),
    calls: { list: staff.items, one: staff.item, change: staff.changeItem },
  },
  {
    name: 'lessons',
    group: 'content',
    opens: staff.lessonCourses,
    label: words.places.lessons,
    icon: MenuBook,
    list: screen(() => import('./resources/lessons/lesson-courses.tsx'), 'LessonCourses'),
    show: screen(() => import('./resources/lessons/lesson-page.tsx'), 'LessonPage'),
    calls: {},
  },
  {
    name: 'books',
    group: 'content',
    opens: staff.books,
    label: words.places.books,
    icon: LibraryBooks,
    list: screen(() => import('./resources/books/book-list.tsx'), 'BookList'),
    show: screen(() => import('./resources/books/book-page.tsx'), 'BookPage'),
    calls: {},
  },
  {
    name: 'voice',
    group: 'content',
    opens: staff.voiceSets,
    label: words.places.voice,
    icon: Mic,
    list: screen(() => import('./resources/voice/voice-sets.tsx'), 'VoiceSets'),
    show: screen(() => import('./resources/voice/voice-page.tsx'), 'VoicePage'),
    calls: {},
  },
  {
    name: 'packages',
    group: 'content',
    opens: staff.packages,
    label: words.places.packages,
    icon: Inventory,
    list: screen(() => import('./resources/packages/package-list.tsx'), 'PackageList'),
    show: screen(() => import('./resources/packages/package-show.tsx'), 'PackageShow'),
    create: screen(() => import('./resources/packages/new-package.tsx'), 'NewPackage'),
    calls: { list: staff.packages, one: staff.package },
  },
  {
    name: 'colleagues',
    group: 'team',
    opens: staff.colleagues,
    label: words.places.colleagues,
    icon: Badge,
    list: screen(() => import('./resources/colleagues/colleague-list.tsx'), 'ColleagueList'),
    calls: { list: staff.colleagues },
  },
  {
    name: 'audit',
    group: 'team',
    opens: staff.auditLog,
    label: words.places.audit,
    icon: FactCheck,
    list: screen(() => import('./resources/audit/audit-list.tsx'), 'AuditList'),
    calls: { list: staff.auditLog },
  },
  {
    name: 'setup',
    group: 'team',
    opens: staff.setup,
    label: words.places.setup,
    icon: RocketLaunch,
    list: screen(() => import('./resources/setup/setup-page.tsx'), 'SetupPage'),
    calls: {},
  },
  {
    name: 'security',
    group: 'team',
    opens: staff.ownFactors,
    label: words.places.security,
    icon: Fingerprint,
    list: screen(() => import('./resources/security/security-page.tsx'), 'SecurityPage'),
    calls: {},
  },
];
