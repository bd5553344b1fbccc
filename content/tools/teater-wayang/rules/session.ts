/** The play on the stage and the album behind it; kept after every change. */
import { type KeptAlbum, SteppedSession } from '@nobi/kit/studio';
import { areTooMany, readSave, type Work, writeSave } from './album.ts';
import { emptyPlay, emptyScene, isEmpty, type Play, type Scene } from './play.ts';
import type { Technique } from './techniques.ts';

/** What stands in the way of a change: no room for one more play. */
export type Obstacle = 'album-full';

interface Step {
  play: Play;
  at: number;
}

const empty: Step = { play: emptyPlay, at: 0 };

export class Session extends SteppedSession<Step, Work, Technique> {
  constructor(save: string | null, keep: (save: string) => void) {
    const album = readSave(save);
    super(empty, album, keep);
    this.goOn(album.open);
  }

  get play(): Play {
    return this.steps.now.play;
  }

  /** Which scene stands there. */
  get at(): number {
    return this.steps.now.at;
  }

  get scene(): Scene {
    return this.play[this.at] ?? emptyScene;
  }

  /** If there is no room nothing happens, and the answer says why. */
  change(play: Play, at = this.at): Obstacle | null {
    if (areTooMany(this.worksWith(this.workOf({ play })))) return 'album-full';
    this.step({ play, at });
    return null;
  }

  /** Another scene stands there; nothing is changed. */
  go(at: number): void {
    if (this.play[at]) this.steps.lay({ play: this.play, at }, false);
  }

  fresh(): void {
    this.begin();
    this.steps.lay(empty);
    this.keep();
  }

  protected save(album: KeptAlbum<Work, Technique>): string {
    return writeSave(album);
  }

  protected lay(work: Work): void {
    this.steps.lay({ play: work.play, at: 0 });
  }

  /** An empty stage is no work. */
  protected workOf({ play }: Pick<Step, 'play'>): Work | null {
    return isEmpty(play) ? null : { id: this.open, play, isShown: false };
  }
}
