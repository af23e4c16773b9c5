import { readPageAppointment } from '#site/lib/page-appointment.ts';

/** Stands for what an appointment's page asks of others, and does beside being seen: that is React's. */
const nothing = () => undefined;

export const useAppointment = () => ({
  data: readPageAppointment()?.appointment,
  error: null,
  refetch: nothing,
});
export const useAppointmentChange = nothing;
export const useIsRecalled = () => false;
export const isRefusedSecret = () => false;
export const isUnknownLink = () => false;

export const api = {
  useQuery: () => ({ data: undefined }),
  useChange: () => ({ isPending: false, isSuccess: false, error: null, mutate: nothing }),
};

export const usePageTitle = nothing;
export const useStateTitle = nothing;
export const useLitFavicon = nothing;
export const celebrateOnce = nothing;

/** A step is not painted. */
export const Cancellation = () => null;
