import { children, whoPlays } from '@nobi/contract';
import type { Serve } from '../../http/serve.ts';
import type { ChildrenService } from './children.service.ts';
import type { WhoPlaysService } from './who-plays.service.ts';

export const childrenRoutes = (
  serve: Serve,
  service: ChildrenService,
  playing: WhoPlaysService,
) => {
  serve(children.list, service.list);
  serve(children.add, service.add);
  serve(children.introduce, service.introduce);
  serve(children.postpone, service.postpone);
  serve(children.change, service.change);
  serve(children.remove, service.remove);
  serve(whoPlays.faces, playing.faces);
  serve(whoPlays.choose, playing.choose);
  serve(whoPlays.setSecret, playing.setSecret);
};
