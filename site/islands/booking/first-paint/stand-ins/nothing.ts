/** Stands for what the first screen names and never uses before React is here. */
const nothing = () => undefined;

export const useToast = () => ({ show: nothing, fail: nothing, failWith: nothing });
export const useErrorText = () => () => '';
export const loadWithTexts = nothing;
export const addTexts = nothing;
export const CallbackOffer = () => null;
export const FormAhead = () => null;
