import "#ui/features/login/login.css";
import "#ui/design-system/forms/field.css";
import "#ui/design-system/button.css";
import { useState, type FormEvent } from "react";

/** Login step of the portal in plain React: a field, a button, a next step. */
export function Login() {
  const [login, setLogin] = useState("");
  const [given, setGiven] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setGiven(login);
  };
  return (
    <main className="main" id="tresc">
      <div className="auth">
        <div className="auth__form stack">
          <h1>Zaloguj się</h1>
          {given === undefined ? (
            <form className="stack" onSubmit={submit} noValidate>
              <div className="field">
                <label htmlFor="login">Login</label>
                <input
                  id="login"
                  name="login"
                  className="input"
                  autoComplete="username"
                  value={login}
                  onChange={(event) => setLogin(event.target.value)}
                />
              </div>
              <button className="btn btn--primary btn--l btn--block" type="submit">
                Dalej
              </button>
            </form>
          ) : (
            <p>{given}</p>
          )}
        </div>
      </div>
    </main>
  );
}
