// What the plans allow and cost, beside each other.

import { useState } from 'preact/hooks';
import { limitText } from '../format/instants.ts';
import { Loading } from '../parts/loading.tsx';
import { Scrolled } from '../parts/scrolled.tsx';
import { useDesk } from '../state/desk.ts';
import { useLoaded } from '../state/use-loaded.ts';

/** A table that is loaded when it is opened. */
export function Plans({ current }: { readonly current: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="card" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>All plans</summary>
      {isOpen && <PlanTable current={current} />}
    </details>
  );
}

function PlanTable({ current }: { readonly current: string }) {
  const { api } = useDesk();
  const pricing = useLoaded(api.pricing, [api]);
  return (
    <Loading loaded={pricing}>
      {({ currency, note, plans }) => (
        <>
          <p class="quiet">{note}</p>
          <Scrolled label="All plans">
            <table>
              <thead>
                <tr>
                  <th scope="col">Plan</th>
                  <th scope="col">{currency} a month</th>
                  <th scope="col">Requests a month</th>
                  <th scope="col">A minute</th>
                  <th scope="col">Keys</th>
                  <th scope="col">What</th>
                </tr>
              </thead>
              <tbody>
                {plans.map((plan) => (
                  <tr key={plan.plan} aria-current={plan.plan === current ? 'true' : undefined}>
                    <th scope="row">
                      {plan.name}
                      {plan.plan === current && ' (yours)'}
                    </th>
                    <td class="number">{plan.price === null ? 'by agreement' : plan.price}</td>
                    <td class="number">{limitText(plan.requests_per_month)}</td>
                    <td class="number">{limitText(plan.requests_per_minute)}</td>
                    <td class="number">{limitText(plan.keys)}</td>
                    <td>{plan.access}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Scrolled>
        </>
      )}
    </Loading>
  );
}
