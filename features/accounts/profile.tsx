import { useAuth } from "./auth-store.ts";
import { callAccount } from "./call-account.ts";
import type { Profile as ProfileAnswer } from "./calls.ts";
import { EmailPanel } from "./email-panel.tsx";
import { Initials } from "./initials.tsx";
import { Loaded } from "./loaded.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { useAnswer } from "./use-answer.ts";

/** Name, language and address of whoever is signed in. */
export default function Profile() {
  const { answer, problem, load, put } = useAnswer(() => callAccount("GET /api/account/profile"));

  function show(profile: ProfileAnswer) {
    put(profile);
    const { pendingEmail: _, createdAt: __, ...user } = profile;
    useAuth.getState().loginSuccess(user);
  }

  return (
    <Loaded answer={answer} problem={problem} onRetry={load}>
      {(profile) => (
        <>
          <div className="flex items-center gap-4">
            <Initials name={profile.name || profile.email} className="size-16 text-subtitle" />
            <div className="min-w-0">
              <p className="truncate font-semibold">{profile.name}</p>
              <p className="truncate text-ink-soft text-small">{profile.email}</p>
            </div>
          </div>
          <ProfileForm profile={profile} onChange={show} />
          <EmailPanel profile={profile} onChange={show} />
        </>
      )}
    </Loaded>
  );
}
