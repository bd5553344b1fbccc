/**
 * What the first view of a path asks of the API, for a family that has paid; `$1` is the first group.
 * A POST begins a play session, and goes ahead only where nobody has to say who plays; a scheme
 * other than `Token` stands behind.
 */
export const firstCalls: readonly (readonly [path: string, calls: readonly string[]])[] = [
  ['^/(dashboard|play)(/|$)', ['GET /api/payment/my-status/', 'GET /api/children/faces/']],
  ['^/dashboard/games(/\\w*)?$', ['GET /api/games/']],
  ['^/dashboard/games/?$', ['GET /api/learning/today/']],
  ['^/dashboard/courses/?$', ['GET /api/courses/courses/', 'GET /api/courses/history/']],
  ['^/dashboard/creativity/?$', ['GET /api/creativity/', 'GET /api/creativity/works/?from=0']],
  ['^/play/([a-z0-9-]+)/', ['GET /api/games/$1/', 'POST /api/games/$1/play/']],
  [
    '^/dashboard/courses/player/([a-z0-9-]+)$',
    ['GET /api/courses/$1/', 'POST /api/courses/$1/view/'],
  ],
  [
    '^/dashboard/creativity/([a-z0-9-]+)$',
    ['GET /api/creativity/$1/', 'POST /api/creativity/$1/record/ Bearer'],
  ],
];
