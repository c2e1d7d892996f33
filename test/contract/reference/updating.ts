// Whether the files of the reference are to be written instead of compared: `npm run reference`.

/** Whether they are. */
export const updating = process.env.UPDATE_REFERENCE === '1';
