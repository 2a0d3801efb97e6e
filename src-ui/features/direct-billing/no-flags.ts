/** Flags of unknown customer data. Nothing counts as accepted: rather show the terms twice than never. */
export const NO_FLAGS = {
  showNetflixActivation: false,
  acceptedTOSNetflix: false,
  showNetflixCancel: false,
  showTvnPlayerActivation: false,
  acceptedTOSTvnPlayer: false,
  showTvnPlayerCancel: false,
  showTvn24GoActivation: false,
  acceptedTOSTvn24Go: false,
} as const;
