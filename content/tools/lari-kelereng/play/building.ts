/** What a press on a place of the wall does: places, turns, or takes off. */
import { columns, kindOf, kinds, pieceAt, turned, withPiece } from '../rules/board.ts';
import type { Context } from './context.ts';

export const removeAt = (context: Context, place: number): void => {
  const { session, commit, sounds, tell, text } = context;
  if (!pieceAt(session.board, place)) {
    sounds.play('pick', { pitch: 0.7 });
    tell(text().empty);
    return;
  }
  if (commit(withPiece(session.board, place, null))) sounds.play('remove');
};

export const actAt = (context: Context, place: number): void => {
  const { session, commit, sounds, used } = context;
  const { tool, board } = session;
  if (tool === 'remove') {
    removeAt(context, place);
    return;
  }
  const there = pieceAt(board, place);
  const isSame = there !== null && kindOf(there) === tool;
  const piece = isSame ? turned(there) : kinds[tool][0];
  if (isSame && piece === there) {
    // Looks the same from all sides: it only answers.
    sounds.play('turn', { pitch: 0.8 });
    context.tell(context.text().tools[tool]);
    return;
  }
  if (!commit(withPiece(board, place, piece))) return;
  sounds.play(isSame ? 'turn' : 'place', { pitch: 1 + (place % columns) * 0.04 });
  used(isSame ? 'turn' : tool);
};

export const moveStart = ({ session, commit, sounds, tell, text }: Context): void => {
  const { board } = session;
  if (!commit({ ...board, start: (board.start + 1) % columns })) return;
  sounds.play('turn');
  tell(text().start);
};

/** What stands at a place, for who cannot see it. */
export const nameAt = ({ session, text }: Context, place: number): string => {
  const piece = pieceAt(session.board, place);
  const words = text();
  return words.place(
    (place % columns) + 1,
    Math.floor(place / columns) + 1,
    piece ? words.tools[kindOf(piece)] : words.empty,
  );
};
