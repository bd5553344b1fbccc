import type { Line, Page, Scene, Story } from '../stories/story.ts';

/** What the shelf knows of a story before it is opened. */
export interface Cover {
  readonly id: string;
  readonly level: Story['level'];
  readonly title: Line;
  readonly from: string;
  readonly scene: Scene;
  readonly picture?: Page['picture'];
}
