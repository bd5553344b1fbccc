import type { ShownSkill } from '@nobi/contract';
import type { ItemKind } from '@nobi/kit/manifest';
import type { Queryable } from '../database/database.ts';
import { playingChild } from '../database/playing-child.ts';
import { shownSkills, weighedClaims } from './skill-state.store.ts';
import type { ChildAge } from './start-level.rules.ts';

/** Whose save is meant: that of the child who began the play session, else of who plays now. */
export interface SaveOwner {
  readonly accountId: string;
  readonly sessionHash: Buffer;
  readonly itemId: string;
  readonly playSession: string | undefined;
}

export const saveOwnerValues = ({ accountId, sessionHash, itemId, playSession }: SaveOwner) => [
  accountId,
  sessionHash,
  itemId,
  playSession ?? null,
];

/**
 * The child that those values mean, as $1 to $4. No row when the play session is another account's,
 * another item's or gone with its child.
 */
export const saveOwnerOf = (kind: ItemKind) =>
  `select coalesce(p.child_id, ${playingChild('$2')}) as child
    from (select 1) one
    left join play_session_all p
      on p.account_id = $1 and p.id = $4::uuid and p.kind = '${kind}' and p.item_id = $3
    where $4::uuid is null or p.id is not null`;

interface Beginning extends ChildAge {
  /** Null when nothing was kept yet. */
  readonly save: string | null;
  readonly rev: number;
  readonly shown: ShownSkill[] | null;
  readonly claims: Readonly<Record<string, unknown>> | null;
  readonly isSteady: boolean;
}

/** What content of a kind keeps for each child. */
export const playSavesStore = (db: Queryable, kind: ItemKind) => {
  const owner = saveOwnerOf(kind);
  /** Whose save it is; undefined when there is no such play session. */
  const childOf = async (of: SaveOwner): Promise<string | undefined> => {
    const [row] = await db.named<{ child: string }>({
      name: `save_owner_${kind}`,
      text: owner,
      values: saveOwnerValues(of),
    });
    return row?.child;
  };
  return {
    /** What content begins with. Undefined when there is no such play session. */
    async load(of: SaveOwner, skills: readonly string[]) {
      const [row] = await db.named<Beginning>({
        name: `load_${kind}`,
        text: `with owner as (${owner})
          select s.save, coalesce(s.rev, 0) as rev, ${shownSkills} as shown, ${weighedClaims} as claims,
            to_char(c.birth_month, 'YYYY-MM-DD') as "birthMonth",
            c.grade, coalesce(l.is_steady, false) as "isSteady"
          from owner left join play_save s on s.account_id = $1
              and s.child_id = owner.child and s.kind = '${kind}' and s.item_id = $3
            left join child c on c.account_id = $1 and c.id = owner.child
            left join child_learning l on l.account_id = $1 and l.child_id = owner.child`,
        values: [...saveOwnerValues(of), skills],
      });
      return row;
    },

    /**
     * The new state's number. Undefined when there is no such play session, or when the save was made
     * from another state than the one that is kept.
     */
    async keep(of: SaveOwner, save: string, rev: number | undefined): Promise<number | undefined> {
      const child = await childOf(of);
      if (child === undefined) return undefined;
      const [row] = await db.named<{ rev: number }>({
        name: `keep_save_${kind}`,
        text: `insert into play_save as s (account_id, child_id, kind, item_id, save)
          values ($1, $2, '${kind}', $3, $4)
          on conflict (account_id, child_id, kind, item_id)
            do update set save = excluded.save, saved_at = excluded.saved_at, rev = s.rev + 1
            where s.rev = $5::int or $5::int is null
          returning rev`,
        values: [of.accountId, child, of.itemId, save, rev ?? null],
      });
      return row?.rev;
    },

    childOf,
  };
};

export type PlaySavesStore = ReturnType<typeof playSavesStore>;
