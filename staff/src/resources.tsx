import Badge from '@mui/icons-material/Badge';
import Extension from '@mui/icons-material/Extension';
import FactCheck from '@mui/icons-material/FactCheck';
import Flag from '@mui/icons-material/Flag';
import Groups from '@mui/icons-material/Groups';
import Insights from '@mui/icons-material/Insights';
import Inventory from '@mui/icons-material/Inventory2';
import MenuBook from '@mui/icons-material/MenuBook';
import Payments from '@mui/icons-material/Payments';
import QuestionAnswer from '@mui/icons-material/QuestionAnswer';
import Rule from '@mui/icons-material/Rule';
import Savings from '@mui/icons-material/Savings';
import Shield from '@mui/icons-material/Shield';
import ShortText from '@mui/icons-material/ShortText';
import Star from '@mui/icons-material/StarRate';
import { staff } from '@nobi/contract';
import type { ResourceProps } from 'react-admin';
import type { ResourceCalls } from './provider.ts';
import { AuditList } from './resources/audit/audit-list.tsx';
import { ColleagueList } from './resources/colleagues/colleague-list.tsx';
import { FamilyList } from './resources/families/family-list.tsx';
import { FamilyPage } from './resources/families/family-page.tsx';
import { InsightItemPage } from './resources/insight/insight-item-page.tsx';
import { InsightPage } from './resources/insight/insight-page.tsx';
import { ItemEdit } from './resources/items/item-edit.tsx';
import { ItemList } from './resources/items/item-list.tsx';
import { LessonCourses } from './resources/lessons/lesson-courses.tsx';
import { LessonPage } from './resources/lessons/lesson-page.tsx';
import { MismatchList } from './resources/mismatches/mismatch-list.tsx';
import { MismatchPage } from './resources/mismatches/mismatch-page.tsx';
import { MoneyPage } from './resources/money/money-page.tsx';
import { OrderList } from './resources/orders/order-list.tsx';
import { OrderPage } from './resources/orders/order-page.tsx';
import { PackageList } from './resources/packages/package-list.tsx';
import { PackageShow } from './resources/packages/package-show.tsx';
import { RatingsPage } from './resources/ratings/ratings-page.tsx';
import { FlagList } from './resources/safety/flag-list.tsx';
import { SafetyList } from './resources/safety/safety-list.tsx';
import { SafetyPage } from './resources/safety/safety-page.tsx';
import { TemplateEdit, TemplateNew } from './resources/templates/template-form.tsx';
import { TemplateList } from './resources/templates/template-list.tsx';
import { TicketList } from './resources/tickets/ticket-list.tsx';
import { TicketPage } from './resources/tickets/ticket-page.tsx';
import { words } from './text/words.ts';

interface Place extends ResourceProps {
  readonly label: string;
  readonly calls: ResourceCalls;
}

/** Everything the console shows, in the order of its menu: one line a resource. */
export const places: readonly Place[] = [
  {
    name: 'tickets',
    label: words.places.tickets,
    icon: QuestionAnswer,
    list: TicketList,
    show: TicketPage,
    calls: { list: staff.tickets },
  },
  {
    name: 'orders',
    label: words.places.orders,
    icon: Payments,
    list: OrderList,
    show: OrderPage,
    calls: { list: staff.orders },
  },
  {
    name: 'mismatches',
    label: words.places.mismatches,
    icon: Rule,
    list: MismatchList,
    show: MismatchPage,
    calls: { list: staff.mismatches },
  },
  {
    name: 'money',
    label: words.places.money,
    icon: Savings,
    list: MoneyPage,
    calls: {},
  },
  {
    name: 'safety',
    label: words.places.safety,
    icon: Shield,
    list: SafetyList,
    show: SafetyPage,
    calls: { list: staff.safetyCases },
  },
  {
    name: 'flags',
    label: words.places.flags,
    icon: Flag,
    list: FlagList,
    calls: { list: staff.safetyFlags },
  },
  {
    name: 'templates',
    label: words.places.templates,
    icon: ShortText,
    list: TemplateList,
    edit: TemplateEdit,
    create: TemplateNew,
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
    label: words.places.families,
    icon: Groups,
    list: FamilyList,
    show: FamilyPage,
    calls: { list: staff.families },
  },
  {
    name: 'insight',
    label: words.places.insight,
    icon: Insights,
    list: InsightPage,
    show: InsightItemPage,
    calls: {},
  },
  {
    name: 'ratings',
    label: words.places.ratings,
    icon: Star,
    list: RatingsPage,
    calls: { list: staff.ratings },
  },
  {
    name: 'items',
    label: words.places.items,
    icon: Extension,
    list: ItemList,
    edit: ItemEdit,
    calls: { list: staff.items, one: staff.item, change: staff.changeItem },
  },
  {
    name: 'lessons',
    label: words.places.lessons,
    icon: MenuBook,
    list: LessonCourses,
    show: LessonPage,
    calls: {},
  },
  {
    name: 'packages',
    label: words.places.packages,
    icon: Inventory,
    list: PackageList,
    show: PackageShow,
    calls: { list: staff.packages, one: staff.package },
  },
  {
    name: 'colleagues',
    label: words.places.colleagues,
    icon: Badge,
    list: ColleagueList,
    calls: { list: staff.colleagues },
  },
  {
    name: 'audit',
    label: words.places.audit,
    icon: FactCheck,
    list: AuditList,
    calls: { list: staff.auditLog },
  },
];
