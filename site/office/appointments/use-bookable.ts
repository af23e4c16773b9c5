import { api } from '#site/office/api.ts';

export interface Bookable {
  readonly id: string;
  readonly name: string;
  readonly hosts: readonly { readonly id: string; readonly name: string }[];
}

/** The meeting types that can be booked for somebody, with whom of those whose appointments one manages. */
export function useBookable(hostId?: string): readonly Bookable[] {
  const { data } = api.useData('get', '/appointments/filters');
  const all = data.meetingTypes
    .filter(({ hostIds }) => hostIds.length > 0)
    .map(({ id, name, hostIds }) => ({
      ...{ id, name },
      hosts: data.hosts.filter((host) => hostIds.includes(host.id)),
    }));
  if (hostId === undefined) return all;
  return all.filter(({ hosts }) => hosts.some(({ id }) => id === hostId));
}
