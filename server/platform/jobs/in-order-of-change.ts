import { changeOf } from './change-of.ts';

interface Made {
  readonly createdOn: Date;
  readonly data: unknown;
}

/**
 * A batch, which comes in any order, as it was made; what is told of one appointment in the order of its
 * changes. A job says when its transaction began, and of two that met there the later may have begun first.
 */
export function inOrderOfChange<Job extends Made>(jobs: readonly Job[]): Job[] {
  const made = jobs.toSorted((a, b) => a.createdOn.getTime() - b.createdOn.getTime());
  const ofAppointment = Map.groupBy(made, ({ data }) => changeOf(data)?.appointmentId);
  const next = new Map(
    [...ofAppointment].map(([appointmentId, some]) => [
      appointmentId,
      some.toSorted((a, b) => sequenceOf(a) - sequenceOf(b)).values(),
    ]),
  );
  return made.map((job) => {
    const appointmentId = changeOf(job.data)?.appointmentId;
    return appointmentId === undefined ? job : (next.get(appointmentId)?.next().value ?? job);
  });
}

function sequenceOf({ data }: Made): number {
  return changeOf(data)?.sequence ?? 0;
}
