import Badge from '@mui/icons-material/Badge';
import Extension from '@mui/icons-material/Extension';
import FactCheck from '@mui/icons-material/FactCheck';
import Groups from '@mui/icons-material/Groups';
import { staff } from '@nobi/contract';
import type { ResourceProps } from 'react-admin';
import type { ResourceCalls } from './provider.ts';
import { AuditList } from './resources/audit/audit-list.tsx';
import { ColleagueList } from './resources/colleagues/colleague-list.tsx';
import { FamilyList } from './resources/families/family-list.tsx';
import { FamilyPage } from './resources/families/family-page.tsx';
import { ItemEdit } from './resources/items/item-edit.tsx';
import { ItemList } from './resources/items/item-list.tsx';
import { words } from './text/words.ts';

interface Place extends ResourceProps {
  readonly label: string;
  readonly calls: ResourceCalls;
}

/** Everything the console shows, in the order of its menu: one line a resource. */
export const places: readonly Place[] = [
  {
    name: 'families',
    label: words.places.families,
    icon: Groups,
    list: FamilyList,
    show: FamilyPage,
    calls: { list: staff.families },
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
