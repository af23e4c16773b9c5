/** Said by a page's button to the worker: somebody pressed it. It says nothing else. */
export const COMPOSE_OPENS = 'compose-opens';
/** Said by the worker to a page: its buttons go. */
export const COMPOSE_LEAVES = 'compose-leaves';
