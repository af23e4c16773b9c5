/** What our server writes has come by a line. */
export const useIsOffline = (): boolean => false;
