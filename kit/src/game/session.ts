/** What the sessions of all games count. Pure. */

export interface PlaySession {
  seed: number;
  /** Counts the rounds. */
  at: number;
  taskId: string;
  misses: number;
  hints: number;
}

interface Playing<Session> {
  session: Session;
}

export const withSession = <Game extends Playing<object>>(
  game: Game,
  changed: Partial<Game['session']>,
): Game => ({ ...game, session: { ...game.session, ...changed } });

export const missed = <Game extends Playing<PlaySession>>(game: Game): Game => ({
  ...game,
  session: { ...game.session, misses: game.session.misses + 1 },
});

export const hinted = <Game extends Playing<PlaySession>>(game: Game): Game => ({
  ...game,
  session: { ...game.session, hints: game.session.hints + 1 },
});
