export interface Said<Required extends boolean> {
  required?: Required;
}

// `NoInfer` in what the kinds give back: a field inside a list is required, too, where nothing is said.
export const isRequired = <R extends boolean = true>(said: Said<R>) => (said.required ?? true) as R;
