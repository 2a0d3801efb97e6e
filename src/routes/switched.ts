/** What a switch of the account leaves in the history's state: nobody is asked whether the former account's page may be left. */
export const SWITCHED = "account";
