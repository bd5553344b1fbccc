/** Where the play sessions of a kind of content lie; `finished` is the verb that ends one well. */
export const playSessionTables = {
  game: {
    table: 'play',
    item: 'game_id',
    began: 'started_at',
    events: 'play_event',
    id: 'play_id',
    finished: 'completed',
  },
  course: {
    table: 'course_view',
    item: 'course_id',
    began: 'viewed_at',
    events: 'course_event',
    id: 'view_id',
    finished: 'completed',
  },
  tool: {
    table: 'tool_use',
    item: 'tool_id',
    began: 'used_at',
    events: 'tool_event',
    id: 'use_id',
    finished: 'created',
  },
} as const;
