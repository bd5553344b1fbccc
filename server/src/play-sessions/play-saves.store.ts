import type { ShownSkill } from '@nobi/contract';
import type { ItemKind } from '@nobi/kit/manifest';
import type { Queryable } from '../database/database.ts';
import { findPlayingChild } from '../database/playing-child.ts';
import { shownSkills, weighedClaims } from './skill-state.store.ts';
import type { ChildAge } from './start-level.rules.ts';

/** Whose save is meant: that of the child who began the play session, else of who plays now. */
export interface SaveOwner {
  readonly accountId: string;
  readonly sessionHash: Buffer;
  readonly itemId: string;
  readonly playSession: string | undefined;
}

/**
 * The child that is meant. Undefined when the play session is another account's, another item's or gone with
 * its child. One statement or the other, and none with a play session that may be missing: an engine that
 * splits families over nodes would read everybody's for it.
 */
export const saveOwnerOf = async (
  db: Queryable,
  kind: ItemKind,
  { accountId, sessionHash, itemId, playSession }: SaveOwner,
): Promise<string | undefined> => {
  if (playSession === undefined) return findPlayingChild(db, { accountId, sessionHash });
  const [row] = await db.named<{ child: string }>({
    name: `save_owner_${kind}`,
    text: `select child_id as child from play_session_all
      where account_id = $1 and id = $2 and kind = '${kind}' and item_id = $3`,
    values: [accountId, playSession, itemId],
  });
  return row?.child;
};

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
  const childOf = (of: SaveOwner) => saveOwnerOf(db, kind, of);
  return {
    /** What content begins with. Undefined when there is no such play session. */
    async load(of: SaveOwner, skills: readonly string[]) {
      const child = await childOf(of);
      if (child === undefined) return undefined;
      const [row] = await db.named<Beginning>({
        name: `load_${kind}`,
        text: `select s.save, coalesce(s.rev, 0) as rev, ${shownSkills} as shown,
            ${weighedClaims} as claims, to_char(c.birth_month, 'YYYY-MM-DD') as "birthMonth",
            c.grade, coalesce(l.is_steady, false) as "isSteady"
          from child c
            left join play_save s on s.account_id = $1
              and s.child_id = c.id and s.kind = '${kind}' and s.item_id = $3
            left join child_learning l on l.account_id = $1 and l.child_id = c.id
          where c.account_id = $1 and c.id = $2`,
        values: [of.accountId, child, of.itemId, skills],
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
