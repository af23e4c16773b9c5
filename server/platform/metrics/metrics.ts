import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database, PoolUse } from '#server/platform/db/database.ts';
import { findEffectLoads, type QueueByKind } from '#server/platform/jobs/effect-loads-statement.ts';
import { findQueueLoads } from '#server/platform/jobs/queue-loads-statement.ts';

/** A request that was answered. `route` is its pattern, never its path: `/api/booking/:id`. */
interface AnsweredRequest {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

/** What a monitor reads of this process. */
export interface Metrics {
  addRequest(request: AnsweredRequest): void;
  /** In the text format of Prometheus. */
  read(): Promise<{ readonly contentType: string; readonly text: string }>;
}

/** From a cached page to a call that somebody gives up on. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Counts requests of this process, and looks up queues, effects and connections whenever it is read. */
export function createMetrics(db: Database, kinds: QueueByKind): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'kalends_http_request_duration_seconds',
    help: 'Time until a request was answered',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  });
  addQueueGauges(registers, db);
  addEffectGauge(registers, db, kinds);
  if (db.poolUse) addPoolGauge(registers, db.poolUse);
  return {
    addRequest({ method, route, status, seconds }) {
      requests.observe({ method, route, status }, seconds);
    },
    async read() {
      return { contentType: registry.contentType, text: await registry.metrics() };
    },
  };
}

function addQueueGauges(registers: Registry[], db: Database): void {
  const waiting = new Gauge({
    name: 'kalends_queue_due_jobs',
    help: 'Jobs whose time has come and that nobody has taken',
    labelNames: ['queue'],
    registers,
  });
  new Gauge({
    name: 'kalends_queue_lag_seconds',
    help: 'How long the oldest of them has been due',
    labelNames: ['queue'],
    registers,
    async collect() {
      for (const { queue, dueJobs, lagSeconds } of await findQueueLoads(db)) {
        waiting.set({ queue }, dueJobs);
        this.set({ queue }, lagSeconds);
      }
    },
  });
}

/** An account that is silent is behind with nothing in its queue, for all that waits for it is put off. */
function addEffectGauge(registers: Registry[], db: Database, kinds: QueueByKind): void {
  new Gauge({
    name: 'kalends_effects',
    help: 'What is still to follow from events: waiting, or failed for good',
    labelNames: ['kind', 'state'],
    registers,
    async collect() {
      for (const { kind, waiting, failed } of await findEffectLoads(db, kinds)) {
        this.set({ kind, state: 'waiting' }, waiting);
        this.set({ kind, state: 'failed' }, failed);
      }
    },
  });
}

function addPoolGauge(registers: Registry[], poolUse: () => PoolUse): void {
  new Gauge({
    name: 'kalends_database_connections',
    help: 'Connections to PostgreSQL that are busy or idle, and calls that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(poolUse())) this.set({ state }, count);
    },
  });
}
