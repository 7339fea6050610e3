/** Made by tools/distress/weigh-words.ts. */
export const WORD_POINTS = `
* -14
=1 =year 2
=1 5
=10 -2
=13 =year 2
=15 3
=2 2
=20 =words -2
=20 -2
=2019 -3
=2025 -2
=3 =am -2
=30 =paracetamol 2
=30 4
=37 -2
=4 =year -2
=40 3
=5 -3
=9 7
=a =child 6
=a =friend -3
=a =girl 2
=a =goodbye 2
=a =heavy -5
=a =mockingbird -2
=a =smal -3
=a =truck 2
=a =voice 4
=a 4
=aa =jaunga 2
=aa =rahe 3
=aa 8
=aage =aa 2
=aage 2
=aaya =hu 3
=aaya 3
=aayi -3
=ab 16
=about =kiling 2
=about -2
=abuse 11
=acept -2
=acid 3
=acount 2
=acounts 2
=act -8
=active =suicidal 2
=adhd =test -2
=adiction =centre 2
=adult -2
=advice -6
=after =3 -2
=after =c 2
=after =death -3
=after =finding 2
=after =her -4
=after =i -4
=after =my 3
=after =retirement -3
=after =spraying 4
=after =the -3
=after =today 2
=after 2
=again 10
=age -5
=ago 2
=aid 2
=akela =hu -2
=akela -2
=akelapan -3
=akeli -4
=al =the -7
=al 10
=alcohol =withdrawal 3
=alcohol 3
=alcoholic 2
=alive 4
=alone =in 3
=alvida 4
=always -3
=am =i 2
=am =not -3
=am =old -2
=am 4
=ama 2
=amitriptyline 4
=an =hour 2
=an 5
=anand -2
=and =cant 2
=and =i -6
=and =im -5
=and =not 2
=and =pils 3
=and =she -3
=and =stil 2
=and =switched 2
=and =takes 2
=and =the 2
=and =then 2
=and =trial -2
=and 8
=andar -2
=any 2
=anymore 5
=anyone 2
=anyway 2
=ap 4
=apni 5
=apoptosis -2
=are =kiling -5
=arived 2
=arm =with 2
=arm 5
=arms 3
=army -2
=arts -2
=as =a 2
=asha =workers -2
=ask =daily -2
=ask -2
=asking =for 3
=asking 4
=asks -2
=asleep -5
=at =home 4
=at =night -3
=at =work -2
=at -3
=ate =rat 2
=ate 6
=atempt =hanging 3
=atempt 8
=atempted =suicide 2
=atempted 4
=atmahatya 9
=audio =for -2
=audio -2
=audit -4
=awarenes 4
=away =and -2
=away =old -4
=away -6
=baad -4
=baby =swalowed 5
=baby -3
=bachche =ne 3
=bachche 3
=bache =ne 2
=bache -2
=back =from 2
=back =pain -3
=bag 2
=balance -3
=ban =gaya 4
=bank 3
=bas 11
=be =hapier 2
=be =here 2
=be =the -4
=be 11
=beat =the -4
=beaten 4
=beating -3
=beats 3
=because =of 2
=because 4
=bed 7
=been 2
=beer -2
=before -6
=being =gay 3
=being 7
=belt 3
=benefits -2
=best =friend -4
=best -7
=bete 3
=beter =of 6
=beter =without 2
=beter 8
=beti =ke 4
=beti 4
=beting =lost 2
=beting 5
=between -4
=bidi 4
=birth =to 3
=birth 5
=birthday -2
=biryani -3
=bites =nails -2
=bites -2
=blackmail 3
=blade 3
=blood -3
=blues -2
=board -5
=body 2
=boj =ban 2
=boj 2
=bojh 5
=book -5
=booked 2
=bore =mar -2
=bore -2
=born 2
=bos -5
=both -2
=botle =near 2
=botle 4
=boy 6
=boyfriend 7
=bp -2
=break -2
=breakup =during -2
=breakup -5
=breastfeeding -3
=breathing =exercise -2
=brick =kiln 3
=brick 3
=broke 3
=brother =is 3
=brother 6
=brothers =beat 2
=brothers 2
=brought =by 2
=brought 5
=brown =sugar 2
=brown 2
=bruises 6
=building -3
=bulocks =and 2
=bulocks 2
=burden =of -2
=burden -2
=burn 3
=burning =my 2
=burnout -3
=burns 5
=burnt -2
=but 3
=by =her 2
=by =husband 2
=by =mistake 2
=by 9
=c 3
=cafeine -2
=cake -2
=cal =recorded 2
=caling 2
=came =back 2
=came =out -4
=camp 2
=can =i -11
=can -4
=canada -2
=cancer =patient 2
=canot =stop 3
=canot 9
=cant =do 4
=cant =focus -3
=cant =sleep -4
=cant =stop 5
=cant 8
=canteen =rum 2
=cantonment -4
=car =and 2
=car 3
=care =of 2
=case 6
=cast -3
=cel =death -2
=cel -4
=celphos =tablet 4
=celphos 4
=centre =near 5
=centre 13
=certificate -3
=chadh -3
=chahta =hoon 2
=chahta =hu 8
=chahta 12
=chai -6
=chaka -2
=chakar =aa 3
=chapter -5
=chart -3
=chat -5
=cheap -2
=chemistry -2
=chemsex 3
=ches -5
=chest -2
=chew =tobaco 2
=chew 2
=chewing -3
=chidchide =ho -2
=chidchide -2
=child =labour -3
=child =mariage 4
=child -3
=children =they 2
=children 4
=chili -2
=chita 4
=chod =du 2
=chod 2
=chodna =chahta 3
=chodna 3
=cigarete 2
=claim -2
=clas =10 -2
=clas =9 2
=clas -4
=cleaner 4
=client 11
=clinic 4
=close 2
=closed 4
=club -3
=coaching -2
=cofee -3
=coleague 6
=comand =halucinations 2
=comand 2
=come 2
=comerce -2
=comes =in 2
=comes =to 2
=comes -2
=comit =suicide 2
=comit 2
=compas 2
=competition -3
=compound =ingestion 2
=compound 2
=confidence -4
=contractor 3
=cost -5
=cot 2
=could =kil -3
=could -4
=counseling -11
=counselor -5
=couple =counseling -2
=course -3
=cousin 2
=cream -3
=cricket -5
=cries -3
=crush -6
=cry -3
=cut =my 2
=cut 2
=cuting -8
=cutof -3
=cuts =on 5
=cuts 6
=cycle -2
=d 2
=daal 3
=dad =hits 3
=dad 5
=daily =when -2
=daily 7
=dala -4
=dance -4
=dark -5
=date -4
=daughter =got -4
=daughter 3
=daughters 2
=dawa 4
=dawai 6
=day =poster -2
=day -2
=days =after 3
=de =adiction 2
=de 5
=dead =batery -2
=dead =gorgeous -2
=dead =how -2
=dead =space -2
=dead =tired -3
=dead -6
=deadiction =bed 3
=deadiction =centre 3
=deadiction 7
=deadline =for -2
=deadline -4
=deal -3
=death =is 4
=death =of -6
=death -3
=definition -3
=dekh =ke -2
=dekh -2
=dekha 4
=delivery -2
=dependent 3
=deployment -2
=deserve 3
=devdas -2
=di -5
=dialogue -4
=diary -6
=did -3
=didi 4
=die 9
=died =of -2
=died -9
=dies -3
=diet -8
=diference =between -4
=diference -7
=dikha 5
=din =me -3
=din 5
=dirty =videos 3
=dirty 3
=disapear 2
=disclosed 4
=distance -3
=diwali -3
=diya =ab 2
=diye 5
=do =i -4
=do =it 3
=do =this 4
=doctor 4
=does =not -2
=does -6
=doesnt 2
=domestic 6
=done =with 3
=done 6
=dont =want 2
=dont 8
=dose =for -3
=dose -6
=down 6
=dowry 5
=drank =kerosene 4
=drank =phenyl 2
=drank =toilet 3
=drank 9
=dres -2
=drinking =every 2
=drinking 5
=drinks =ful 2
=drip -2
=driver 3
=drop =dead -2
=drop -3
=droping -3
=drops -2
=drowsy 2
=drug -4
=drugs 6
=drunk 8
=du 7
=due =to -2
=due -2
=duniya 5
=dupata =pankhe 4
=dupata 5
=during 2
=durkheim =theory -3
=durkheim -3
=dying =to -8
=dying -9
=each 2
=early -4
=easier 2
=eat =vegetables -3
=eat -7
=eating 2
=efects -3
=end =her 2
=end =it 2
=end =my 2
=end =of -3
=ending =explained -2
=ending 4
=enough 4
=esay -4
=even 7
=ever 2
=every =day 4
=every =night 3
=every =time 2
=every 7
=everybody 3
=everyone 6
=everything 3
=ex 5
=exam -10
=exams -3
=exercise -3
=exercises -3
=exist 4
=existing 2
=explain -2
=explained -4
=eyes 5
=factory =season -2
=fail 3
=failed 6
=fal -5
=faling -2
=family 3
=fan 2
=farewel =speech -2
=farewel -3
=farmer 2
=farmers 2
=farming -3
=fast 4
=father =drank 2
=father =in 2
=father =pased -2
=father =says 2
=father 5
=fee -3
=feed -2
=feeding 2
=feel =like 4
=feeling =guilty -2
=feeling =low -5
=feeling =suicidal 4
=feeling -7
=feels =like 2
=feels -2
=fees -2
=fentanyl 4
=field -4
=fifteen 4
=fight -3
=fights -6
=film -6
=final 2
=finaly -3
=finding 2
=fine -5
=finger =last 2
=finger 2
=finish 3
=fir 3
=first =aid 2
=first =month -2
=first =sesion -3
=first -2
=floor =is 2
=floor 6
=foaming 4
=focus -5
=folow 2
=folows =me 2
=folows 2
=for =al 4
=for =asha -2
=for =car 2
=for =everything 2
=for =farmers 2
=for =hostel -2
=for =me 7
=for =more 2
=for =my 4
=for =newborn -2
=for =seniors -2
=for =the 3
=for =tonight 2
=for -8
=forced 3
=forces =me 2
=forces 2
=forearm 6
=forever 5
=forget -2
=forgive -4
=form -6
=format -3
=found 7
=fr 3
=free -9
=fresh 2
=friend =is -8
=friend =overdosed 2
=friend =sent 3
=friend =took 4
=friend -2
=friendly -2
=friends -4
=from =hostel 3
=from =the 2
=from 9
=front =of 2
=front 2
=ful =botle 4
=ful 4
=funeral -2
=future 4
=gaadi 3
=gaane -3
=galat =kaam 5
=galat 3
=gambles 2
=game -5
=games -4
=ganja 2
=garmi =ne -3
=garmi -5
=gave =away 4
=gave =my 2
=gave 6
=gay =in 3
=gay 3
=gaya 3
=gaye -9
=gayi -5
=get =iritated -4
=get 3
=geting 2
=ghar =walo 2
=ghosted =me -4
=ghosted -4
=gift =for -2
=gift -3
=gir -3
=girl 9
=gita =chapter -2
=gita -2
=give =me 3
=gives -4
=giving =away -4
=giving -3
=go =on 2
=go 10
=goa -4
=goat -3
=god =please 2
=god 5
=going =to 4
=going 5
=goli 3
=gone 4
=good -3
=goodbye =party -2
=goodbye 10
=gorgeous -2
=got -4
=grandchildren -5
=grandfather =died -2
=grandfather -2
=grandson -3
=grief =after -3
=grief -4
=gripe =water -2
=gripe -2
=grooming =salon -3
=grooming -3
=group =near -2
=guilty -3
=gun 2
=gya 2
=gyi 5
=gym -2
=haath 5
=had 3
=haha -8
=hair -11
=half -5
=halucinations =teling 2
=hand =on 3
=hands =shake 3
=hang =a -4
=hang =from 2
=hang =myself 2
=hang =out -2
=hang -2
=hanging =survivor 3
=hapens 2
=hapier 2
=haridwar -3
=harm 9
=harpic 5
=harvest -2
=has =taken 2
=has 8
=hath =kaat 2
=hath 7
=have =a 2
=have 7
=he =comes -3
=he =drinks 2
=he =forces 2
=he =ghosted -4
=he =keeps 2
=he =wil 2
=he 10
=hears 5
=heart -3
=heat -5
=heavy -6
=help 10
=helpline 4
=her =phone 2
=her 11
=here 6
=heroin 6
=herself =after 3
=herself 8
=hi =na 3
=hi 2
=hide 6
=him =to 3
=him =when -2
=him 7
=himself 5
=hindi =me -3
=hindi =pdf -2
=hindi -3
=his =hand 2
=his 10
=history -2
=hit =and -2
=hit -3
=hits =me 6
=hits =other -2
=hits 4
=ho =gaye -5
=hobies -2
=homesick =in -3
=homesick -6
=homework -8
=hone 4
=honestly 4
=hooked =on 3
=hooked 3
=hoon 13
=hostel 8
=hour 2
=hours 4
=how =can 3
=how =do -2
=how =to -12
=how -3
=hu =main -5
=hu 8
=hua 4
=hue 2
=hun 6
=hurting -5
=husband =is -2
=husband =was -3
=husband 10
=i =am 5
=i =can 2
=i =cant -2
=i =chew 2
=i =could -4
=i =do 2
=i =dont 4
=i =drank 2
=i =eat -3
=i =fel -4
=i =get -5
=i =have 3
=i =keep 2
=i =know 2
=i =never -4
=i =stop 4
=i =take -5
=i =tel -6
=i =think 3
=i =was 5
=i =wil 2
=i =wont 2
=i =wory -5
=i 18
=i2th 2
=ideas -7
=ideation =with 2
=ideation 2
=if =i 4
=if 7
=im =gone 2
=im 8
=imagine 2
=in =a -5
=in =hostel -2
=in =indore -3
=in =kho -3
=in =kota -2
=in =law 4
=in =laws 8
=in =my 6
=in =new -2
=in =pune 3
=in =sata 2
=in =school 2
=in =tamil -2
=in =the 4
=in =vilage -2
=indore -3
=infant 2
=ingestion 9
=injection 4
=injury 3
=inside 2
=insurance =claim -2
=insurance -3
=into =my -2
=into 2
=iritated -4
=iron -2
=is =a -3
=is =burning 2
=is =dead -2
=is =hooked 2
=is =it -11
=is =marying -3
=is =my -4
=is =on 4
=is =over 2
=is =ready 4
=is =talking 2
=is =the 2
=is =too 4
=is =vomiting 2
=is 2
=it =al 2
=it =at -3
=it =normal -2
=it =ok -2
=it 3
=ivy -2
=jal -3
=jaldi 5
=jana =chahta 3
=jana 3
=jati 8
=jau =to 3
=jau 8
=jaunga =kisi 2
=jaunga 11
=jaye =to 4
=jaye 4
=jayega 3
=jeevan -2
=jewelery 5
=job -2
=join =my 2
=join -2
=journal -3
=journaling =prompts -2
=journaling -2
=jsut 3
=juliet -3
=jump =from 2
=jump 3
=just =want 3
=just 10
=k 3
=kaam =kiya 2
=kaam 8
=kaash 9
=kaat =liya 6
=kaat 5
=kab -9
=kaha -3
=kam =karne -2
=kare -5
=karne =ke -2
=karne -3
=kaun -6
=ke =aage 2
=ke =baad -4
=ke =gaane -2
=ke =ghar 4
=keep 4
=keeps =saying 2
=keeps 3
=kehna -3
=kept =the 2
=kept 2
=kerosene 7
=kg -3
=kha 7
=khana -4
=khet 3
=kho =kho -3
=kho -3
=khud 11
=khush =hu -4
=kid -2
=kids =ask -2
=kids =in -2
=kids -5
=kil =a -2
=kil =me 2
=kil =my 4
=kil =myself 13
=kil =switch -2
=kil =weeds -2
=kiled =it -2
=kiled =me -3
=kiled -7
=kiler -5
=kiling =herself 4
=kiling =it -3
=kiling =me -4
=kiling =myself 2
=kiling =time -2
=kiling -4
=kiln 3
=kisan -3
=kisi =din 6
=kisi 6
=kisne -5
=kitna -2
=kitne =din -4
=kitne -7
=kms 4
=knee -3
=knife =and -4
=knife -5
=know 2
=knows 2
=kota =factory -2
=labour =esay -2
=labour 4
=lady 2
=lag =gyi 2
=lag 2
=laga 7
=lagta -4
=lap 2
=last =date -3
=last =day -2
=last =night 4
=last =rites -3
=last =week 2
=last =year -3
=lat =lag 2
=lat 2
=latak =jaunga 4
=latak 4
=late -4
=lately -2
=laughing -2
=laughter -3
=law 4
=laws 8
=le 7
=leave =baby -2
=leave =it 5
=leave 2
=leaving 3
=left =to 3
=left 3
=legal -4
=lena 4
=let =her 4
=let 11
=lethal =dose -2
=lethal -2
=levels -3
=lgbt -2
=li 4
=licence -2
=life =balance -3
=life =before 3
=life 3
=like =boys -4
=like =me -3
=limit -4
=line -2
=liquor 3
=list -5
=litle =maid 2
=litle 4
=live =for 5
=live =with -4
=live 3
=liver -4
=living 4
=liya =maine 2
=liya 13
=loan 2
=locked =in 3
=locked 5
=lol -15
=lonelines -4
=lonely =after -3
=lonely =on -3
=lonely -6
=long -4
=look 2
=looking 2
=looks -2
=lord 5
=lost =everything 3
=lost =my -2
=lost =salary 2
=lost 6
=love -9
=low -5
=lunga 6
=lungi 9
=lyrics -6
=maar =dala -5
=made =me -2
=maharashtra -2
=maid 2
=main =paida 3
=main 5
=maine 2
=make =friends -2
=make =him 2
=make 5
=makes =me -2
=makes -2
=making -5
=male =client 2
=male 3
=man 5
=mang 4
=many =days -4
=mar =gaye -2
=mar =jana 2
=mar =jaunga 3
=mar -2
=mara -4
=marathi -3
=march -3
=maried 3
=marital =rape 5
=marital 5
=marks =are 3
=marks 2
=marna 7
=marying -7
=mask -2
=mat -2
=maternity -2
=maths =paper -2
=maths -2
=maybe 2
=mcq -4
=me =after -5
=me =and 4
=me =at -6
=me =cry -3
=me =dirty 3
=me =for 7
=me =from 2
=me =here 3
=me =kaun -4
=me =lol -4
=me =now 2
=me =of 4
=me =out 2
=me =to 5
=me =today -3
=me =when 3
=me =with 5
=me 11
=meaning =in -2
=meaning -10
=medicine 2
=meditation -3
=meeting 5
=meme -3
=memory -2
=men 2
=mental -2
=mere =bina 5
=mere 7
=mes =food -4
=mes -2
=meth 4
=method -3
=metro 2
=mil =jayega 2
=mil 5
=milk -6
=mis -2
=mising =him -3
=mising -4
=mistake 2
=mit 2
=mock =test -3
=mock -3
=mockingbird =sumary -2
=mockingbird -2
=mocktail -2
=mom 3
=moms 2
=money 3
=month -2
=months 7
=mood -4
=more =dowry 2
=more 7
=morning 2
=mother =in -3
=mother =keeps 2
=mother =wants 2
=motor -2
=mouth 6
=movie -11
=moving -2
=much -2
=multiple 8
=mumy 2
=murder -4
=my =5 2
=my =arm 5
=my =arms 3
=my =bed 2
=my =best -5
=my =boy -2
=my =boyfriend 2
=my =brother 5
=my =brothers 2
=my =chest -2
=my =children 2
=my =crush -4
=my =daughters 2
=my =eyes 3
=my =friend 2
=my =hair -5
=my =hand 4
=my =hands -2
=my =head 2
=my =heart -4
=my =hostel 2
=my =house 3
=my =husband 2
=my =last 4
=my =life 2
=my =liver -4
=my =milk -4
=my =parents 3
=my =room 2
=my =roomate -4
=my =self 5
=my =son 4
=my =sons 2
=my =suicide 2
=my =voice -8
=my 12
=myself =before 2
=myself 18
=na =hoti 3
=na 3
=nails =how -2
=nails -3
=name -2
=nani -2
=nasha 4
=nashe =me -2
=nashe -2
=ncert -2
=ne =maar -2
=ne 9
=near =me -7
=near =my 3
=near =the 2
=near 2
=nearest 5
=need =help 5
=need =to -3
=need 2
=needs 4
=neem 2
=neet -2
=neighbour 2
=neighbours 7
=nephew 2
=nervous -3
=never =born 2
=never =wake 5
=never -4
=new -4
=newborn -3
=news -4
=next 6
=nibandh -3
=niece -3
=night 3
=nights -3
=no =future 3
=no =one -2
=no =point 4
=no =reason 2
=no =sleep -3
=no =time -4
=no 6
=nobody =knows 2
=nobody =wil 5
=nobody 12
=nominee -2
=noon -2
=normal =to -2
=normal -3
=not =sleeping -2
=not =talking -3
=not =want -2
=not 6
=note 5
=notes -4
=nothing =left 3
=nothing =to 4
=nothing 8
=notice 2
=now 12
=number 2
=numericals -2
=nurse 4
=nursing -2
=of =dead 5
=of =ending 2
=of =kids 2
=of =kiling 2
=of =living 2
=of =tablets 4
=of =the -3
=ofice -3
=ok =to -2
=ok -6
=old =age -3
=old =man 3
=old =with 3
=old 3
=on =chita 4
=on =heroin 3
=on =leave -3
=on =life -2
=on =me 2
=on =my 2
=on =phone 2
=on =purpose 3
=on =stage -3
=on =sunday -2
=on =terace 3
=on =video -3
=on 4
=one =more 2
=one =way 2
=one 3
=onion -3
=online =rumy 3
=online 2
=only =one 3
=only 8
=op =compound 2
=op 2
=opioid 5
=option =left 2
=option 2
=or =join -2
=or =not -7
=or -6
=organic -4
=other =kids -2
=out =for 3
=out =of 2
=out =to -5
=out -2
=outside 4
=over 6
=overdose 11
=overdosed =on 4
=overdosed 6
=own =house 2
=own =life -3
=own 3
=paas 2
=padi 2
=padosi 4
=pady -2
=paida =hi 3
=paida 3
=pain =while -2
=pain -4
=painles =way 2
=painles =ways 3
=painles 5
=pair -3
=paise 2
=panic -4
=pankhe 4
=papa =beats 3
=papa =wil -2
=papa 3
=papers 2
=par -7
=parenting -2
=parents =i -3
=part 4
=partner 2
=party -2
=pas -2
=pased =away -6
=pased -5
=pasta -2
=pati =ap 3
=pati =ne 2
=patient 10
=pdf -3
=pe =boj 2
=pe 7
=pegs 3
=per -3
=performance -2
=period =me -3
=period -5
=person -2
=pg 4
=phansi =laga 4
=phansi 4
=phc 4
=phenyl 3
=phone =adiction -2
=photo =and 2
=photos 2
=phq =9 -2
=phq -2
=physics -3
=physiology -2
=pi =liya 4
=pi 4
=pics 3
=pil -4
=pilow -3
=pils =for 3
=pils 11
=pinpoint =pupils 4
=pinpoint 4
=planing 2
=plants -5
=please =take 2
=please 8
=pocso 4
=point =in 4
=point 5
=poison =ivy -2
=poisoning -3
=police 4
=post =atempt 3
=posted 4
=poster -4
=posting -2
=postpartum 4
=pranayam -2
=pratha -2
=pregnant 2
=prep =tablet -2
=prep -4
=prevention =day -2
=price =today -3
=price -6
=pride -2
=private =wil -3
=problem -3
=prohibition -2
=project -2
=projectile -3
=prompts -3
=protocol -2
=proud -6
=psychiatrist -3
=psychologist -3
=pt =wants 2
=pt 4
=pubg -6
=pune 5
=pupils 4
=purpose 3
=put 2
=puts =his 2
=puts 2
=pyaz =kaat -4
=pyaz -4
=quarel -5
=question -3
=questionaire -3
=quit =alcohol 6
=quit 5
=rahe 5
=rahega 6
=rain -3
=rape 5
=raped 4
=rash -3
=rasi 3
=rats -2
=ready 6
=reason =to 2
=recipe -5
=recorded =me 2
=recorded 2
=referal 6
=refuse -2
=regiment -3
=relapse 3
=relatives 3
=relaxation -3
=reporting 2
=result 7
=retired -4
=retirement -3
=review -3
=right 4
=ringtone -2
=rites -3
=road 2
=rona -4
=roof -4
=room =at 2
=room 4
=roomate =snores -5
=rope =is 5
=rope 6
=rules =for -2
=rules -5
=rum =cake -2
=rumy 3
=saal -3
=saas =ne 4
=saas 2
=sab 9
=sabko -6
=sad -5
=safe -5
=said 3
=salary 2
=salon =near -3
=salon -3
=sasural =wale 4
=sasural 4
=sata 3
=sath 2
=sauce =pasta -2
=sauce -2
=saying 2
=says =he -3
=says 13
=scale -2
=scared =of -2
=schedule -5
=school 4
=scoring -2
=screen =time -2
=screen -2
=searched 2
=season =3 -2
=second 3
=section =37 -2
=section -3
=see -2
=seeing 4
=self =care -3
=self =harm 8
=self 3
=selfharm 11
=send 2
=senior -3
=sent 3
=service -2
=sesion =on -2
=sesion -7
=sex 4
=shadi 2
=shake =in 3
=shake 3
=shayari -4
=she =is 3
=she 5
=sheet -3
=shershaah -3
=shock 3
=shoot -2
=shooting -4
=short -2
=should =i -4
=shout -3
=shows =me 3
=shows 2
=shuru =kiya -3
=shuru -4
=shy =in -3
=shy -4
=side =efects -2
=sign 5
=since =monday -2
=since =my 2
=since 5
=sir =puts 2
=sir 3
=sit =on 2
=sit 2
=skin -2
=slaped =me 2
=slaped 2
=slay -2
=sleep =after -2
=sleep =and 3
=sleep =before -2
=sleep =early -2
=sleep =haha -5
=sleep -9
=sleeping =pils 4
=sleeps -5
=slogan -3
=smal =children 2
=smal =fights -4
=smal =things -2
=smal =town -4
=smal -4
=smel -2
=smile =pe -6
=smile -6
=smoking -5
=snores -5
=so =bad -2
=so 5
=sober =today -2
=sold 5
=someone 6
=something 7
=son =ate 4
=son =beats 2
=son =does -6
=son =is -3
=son =lost 2
=son =wants -5
=son -2
=song -13
=soon 4
=sory =for 2
=sory 4
=sound -2
=space -2
=speaking -2
=speech -4
=spray =botle 2
=spray -3
=spraying =coton 3
=spraying 3
=squad -5
=stage -4
=stalks 4
=standing =near 2
=standing 3
=start -2
=stay -2
=step 2
=stepfather 5
=stepmother =burns 3
=stepmother 3
=steps -2
=stil 2
=stitches -3
=stop =drinking 4
=stop =hurting -2
=stop =it 2
=stop 12
=stoped 2
=store -2
=story -3
=stove 2
=straight -4
=stres -6
=strip =of 3
=strip 5
=studies -3
=study -2
=subah -2
=suicidal =ideation 2
=suicidal 15
=suicide =last 2
=suicide =note 2
=suicide 11
=sulphas 2
=sumary -8
=sunday -6
=survivor 3
=swalowed 8
=switch =for -2
=switch -2
=switched =of 2
=switched 2
=system -2
=table -2
=tablets 16
=tak -2
=take =care 2
=take =crocin -2
=take =me 3
=take =my 2
=take 2
=taken 2
=takes 5
=taking 5
=talk =to -2
=talk -4
=talking =about 3
=talking =to -7
=talking -2
=talks =about 3
=talks 4
=tamil -3
=tax -3
=teacher -4
=team -5
=teenagers -2
=tel =parents -3
=tel -4
=teling =him 2
=teling 3
=tension -4
=terace 4
=tere -3
=test =me -4
=test -6
=than 8
=that =i 2
=the =botle -2
=the =end -5
=the =fan 3
=the =morning 2
=the =night -2
=the =only 2
=the =road 2
=the =spray 2
=the =wel 2
=the 13
=theek -3
=their 7
=them 5
=then 5
=theory =of -3
=theory -3
=therapist =in -3
=therapist -4
=therapy -7
=there =is 2
=there 4
=they =wil 2
=they 8
=thing 2
=think =of 3
=think 4
=thinking =of 5
=thinking 9
=this =is 5
=this =song -2
=this =town 3
=this =world 2
=thoughts 8
=thrashing 2
=threatening =to 3
=threatening 3
=threatens =to 3
=threatens 4
=three 7
=threw 2
=ticket -2
=tied 2
=til =it 2
=til 3
=time =i 2
=time =to -4
=time -10
=tips -5
=tired =after -2
=tired -3
=to =be 3
=to =die 12
=to =drink 2
=to =end 3
=to =explain -2
=to =get 4
=to =help 3
=to =join 2
=to =jump 2
=to =leave 3
=to =live 3
=to =manage -2
=to =me -5
=to =mother -2
=to =my -2
=to =online 3
=to =quit 5
=to =see -5
=to =sleep 2
=to =spray -2
=to =tel -3
=to =this -3
=to =watch 3
=to 7
=tobaco 2
=tod 3
=today 2
=todler =drank 4
=todler =hits -2
=toilet =cleaner 2
=toilet 4
=told =my 2
=told 4
=tomorow -4
=tonight 7
=too =many 3
=too 7
=took =30 2
=took =my 2
=took 13
=touch -6
=touches =me 4
=touches =my 2
=touches 6
=tractor -2
=train =ke 2
=training -5
=treatment 3
=tree -2
=trial =method -2
=trial -2
=tried =to 2
=tried 2
=truck 3
=tuition =sir 3
=tuition 2
=two =weeks -2
=two =years -6
=unalive =myself 5
=unalive 5
=uncle =touches 3
=uncle 10
=up 6
=upar 5
=upsc -2
=uri -3
=us 3
=use =of 2
=use 7
=useles 2
=uske 3
=uski =smile -6
=uski -2
=vacine -4
=van =driver 2
=van 2
=vaping 5
=vegetables -3
=video =cal 2
=video -4
=videos 3
=viva -2
=voices 2
=vomiting 4
=vs -2
=wake 3
=waking =up 2
=wale 8
=wali -4
=walo 2
=wana 3
=want =to -2
=want 8
=wants 3
=ward 2
=warden 2
=was =a -2
=was =dead 2
=was =never 2
=was 6
=watch 3
=water -5
=way =out 2
=way =to 4
=way 7
=ways 3
=we -2
=weed 3
=weeds =in -2
=weeds -2
=wel -4
=went 2
=what =to -3
=what 2
=whats =the 5
=whats 5
=whatsap -3
=wheat -2
=when =drunk 4
=when =i -2
=when =im 2
=when =papa -2
=when =they -3
=when -2
=where 2
=which -3
=while =i -2
=while =nursing -2
=while -4
=whisky 2
=whispers 2
=who =is 3
=who 2
=whole 7
=whom =to 2
=whom 2
=why =do -4
=why =not 2
=why -5
=wife =after 2
=wife 6
=wil =be 2
=wil =do 2
=wil =end 2
=wil =finish -3
=wil =my -5
=window 3
=wine =sauce -2
=wine -2
=winter -3
=wish =i 4
=wish 6
=with =a 2
=with =belt 3
=with =cigarete 2
=with =compas 2
=with =friends -4
=with =ful 3
=with =hot 3
=with =life 3
=with =plan 2
=with =the 3
=withdrawal 3
=without =me 2
=without 7
=woman =in 3
=woman =on 2
=woman 5
=wont =be 2
=wont 4
=words -2
=woried -3
=work -4
=worker 6
=workers -2
=working =in 4
=working 3
=workshop -3
=world 4
=worth 3
=wory -7
=would =be 2
=would 2
=wrote 9
=ya -4
=yaar -4
=year =old 5
=years =back -4
=years =sober -2
=years -7
=yesterday 4
=yoga -3
=you -5
=yr =old 3
=yr 5
=zeher =kha 4
=zeher 2
=zindagi -3
~ -2
~10 2
~12 ~sl -2
~12 -2
~13 3
~15 4
~16 2
~2 ~din -4
~2 -4
~20 2
~40 -2
~50 5
~6 ~sl -2
~9 2
~a ~gya 3
~a ~jti -3
~a ~jye 3
~a ~rhe 2
~a ~rhi -2
~ab ~jn 2
~ab ~meri 2
~ab 17
~abi 6
~aca ~lgta -3
~acci ~nind -2
~aci -2
~adi ~ho 3
~adi 5
~adinim -6
~admi 7
~adt 6
~ae -3
~afim 4
~age ~kud 2
~aj ~ke 3
~aj ~rt 2
~aj ~to -2
~ajib -2
~ake 2
~akela -4
~akele ~me 4
~akele -4
~akelepn ~me 2
~akelepn 3
~akelpn -2
~akept -2
~akid -2
~akiri ~br 2
~akiri ~rt 2
~akiri 3
~akr 2
~akri ~rt 2
~akri 5
~al ~ot 2
~al 6
~aloved -4
~alva ~koi 2
~alva ~kuc 2
~alva ~rsta 2
~alva 5
~alvida 8
~am 2
~ambulnke 4
~and 5
~andere -4
~angnvdi 2
~aniversri -6
~ank 2
~anko ~ne -4
~ant 2
~antr -6
~anul ~de -2
~anul -2
~ap 3
~apna 3
~apne ~ht 3
~apne 6
~apni ~jn 6
~apni 6
~armi 2
~art -4
~asa ~vorker -2
~asn ~trika 3
~asptl ~dur 2
~asptl 2
~ata 3
~ate ~h 2
~ate 2
~ati -4
~atm ~htya 5
~atm 5
~atma -3
~atmhtya ~ki 2
~atmhtya ~krne 6
~atmhtya 16
~avj ~ati 5
~avje 4
~aya 7
~aye 2
~b 2
~bbi ~ki -2
~bbi ~ne 2
~bc ~gya -2
~bca ~rt -2
~bca -3
~bcca ~rt -2
~bcca -3
~bcce ~ke 3
~bcce ~ne 4
~bcce -3
~bcci ~ke 4
~bcci 5
~bcco ~ka 2
~bcco ~se 2
~bcco 2
~bce ~ki 2
~bce ~ne -5
~bce -7
~bcegi 2
~bci ~ko 3
~bci 2
~bco ~ke -2
~bco ~ki -2
~bco ~ko 3
~bco 6
~bcunga 3
~bd ~gr -6
~bd ~kud -4
~bd ~men 2
~bd ~meri 3
~bd ~se 2
~bdna -4
~bdne -3
~bdye -2
~bec ~rha 2
~bec 3
~bej 2
~bejte 2
~bejti -2
~belt ~se 4
~belt 4
~bens -3
~beta ~nsa 2
~beta ~nse 4
~beta 4
~bete ~ka -2
~bete ~ki -3
~bete ~ko -2
~bete ~ne 5
~bete ~se 3
~bete 2
~beti ~hostel -4
~beti ~ko 3
~beti ~ne 3
~beti 5
~betta ~he 2
~betta 2
~beya ~rt 2
~beya 3
~beyo 3
~bf 2
~bg ~se 2
~bgt ~sing -2
~bgt -2
~bgvn ~muje 3
~bgvn 2
~bhe ~ka 4
~bhe ~ki -2
~bhe ~ko 3
~bhe ~ne 5
~bhe 9
~bhi ~nhi 3
~bhi 7
~bhn ~ka 3
~bhn 5
~bhos ~he 2
~bhos ~ho 2
~bhos 8
~bhtr 3
~bhu 4
~bhut ~ata -2
~bhut ~mra 2
~bhut ~mrta 3
~bhut ~pitta 3
~bhut ~sri 4
~bhut ~yd -3
~bhut -7
~bidi 7
~bihr -2
~bimri ~he -2
~bimri -2
~bina ~btye 2
~bina ~drd 10
~bina 14
~birtde -4
~bistr -2
~bje -2
~bklog ~ktm -2
~bklog -2
~bl ~vivh 3
~bl 2
~bled 7
~blkoni 2
~bna ~li -3
~bna -3
~bnd ~kr 5
~bnd 6
~bnda 4
~bnduk 2
~bne -4
~bng ~ke -2
~bnna -2
~bnne ~ke -2
~bnne ~ki -2
~bnne -3
~bnt 2
~bnte ~h 2
~bnya 2
~bnye -2
~boj ~bn 2
~boj ~hun 2
~boj 7
~bol ~dia 2
~bol ~rha 2
~bol 3
~bola 6
~bole 3
~boli 3
~bolne -2
~bolta ~he -2
~bolte ~he 3
~bolte 4
~bolti ~h -3
~bolti ~he 2
~bolu -3
~bor -5
~border ~movie -3
~border -2
~botl 5
~botle 3
~bp 3
~bpu 2
~br ~br 3
~br ~jgta -2
~br -2
~brbd ~ho 2
~brbd 4
~bre -2
~brekp ~ke -3
~brekp -3
~bri ~rhta -2
~bri -4
~bris -4
~brt -2
~brti ~kre 2
~brti 4
~brtn 4
~bs 13
~bsn -2
~bt ~kese -2
~bt ~ki 2
~bt -9
~bta 2
~bte ~kr 2
~btie 2
~btiji ~ko 3
~btiji 3
~btna 2
~bto 2
~btya 5
~btye 2
~building 2
~buj ~ke 3
~buj 3
~bujurg -2
~bujurgo ~ke -2
~bujurgo -2
~buk ~se -3
~buk -6
~bukr -2
~bul 2
~bula 2
~bura -4
~buri -2
~but -2
~bye 3
~byh 2
~cca ~ne 2
~cca 4
~ce ~ki -7
~ce -10
~cedta 3
~chie ~kya -3
~chie ~muje 4
~chta ~hu -4
~chta ~hun 7
~chti ~hu 2
~chti ~hun 3
~chti 8
~cidkti -2
~cidte -3
~cilne -2
~cimte ~se 3
~cimte 3
~cin 3
~cinta -4
~cita 4
~cite ~ka 2
~cite 2
~citi ~lik 2
~citi 2
~cka -2
~ckr ~a 2
~ckr 4
~cku ~se -3
~cku 4
~cl 2
~cla ~gya 3
~cla ~jo 2
~cla 6
~cle 2
~cli ~jongi 2
~cli 2
~clng 3
~clo -3
~clya 5
~cod ~dia 2
~cod 5
~code 4
~codh ~sl 2
~codh 2
~codna ~he 5
~codna 7
~codne ~ka 4
~codne 6
~codu 8
~cot ~phucne 2
~cot -2
~cota ~bhe 3
~cota 5
~cote ~bcco 3
~cote ~bhe -2
~cote ~ldke 4
~cote 7
~coti ~ko 2
~coti -2
~cpter -4
~crs 3
~crt -2
~csma -3
~ct ~ki 3
~ct 5
~cts 4
~cuda 3
~cude 3
~cudne ~ke 2
~cudne ~ki 4
~cudne 5
~cudo 3
~cudvne 6
~cudvni ~he 2
~cudvni 2
~cudvo 2
~cudvye 5
~cudye 3
~cuha ~mr -2
~cuha -3
~cuhe ~ki 2
~cuhe -2
~cuki ~hu 2
~cuki 2
~cup -2
~cur -2
~cut ~nhi 2
~cut 4
~cuta ~he 2
~cuta ~nhi 3
~cuta 5
~cute ~he 3
~cute ~hen 3
~cute 8
~cuti -2
~cutkra 5
~dbe 4
~dbv 3
~dda ~ji -2
~dda -3
~de ~dena 3
~de ~di 3
~de ~dungi 6
~de ~ke -3
~de ~rha 2
~de 4
~dek ~ke -4
~dekne -3
~dekta -3
~dekti -2
~deku 2
~deliveri 2
~den -2
~dena -3
~dene ~ki 4
~dene 5
~denge 6
~deni ~he -2
~deni -2
~der -4
~deta ~he 3
~deta 3
~dete ~hen -2
~dete 4
~deti ~he 5
~deti 8
~devr ~ne 3
~devr 8
~dhej ~ke 4
~dhej ~km 2
~dhej 7
~di ~bola 3
~di ~he 2
~di 2
~dia ~ab 2
~dia ~he 2
~dia ~meke 2
~dia 2
~didi 4
~dikkr 6
~diko 4
~dikta 3
~dil ~krta 2
~dil -3
~dilogue -5
~dimg ~me 2
~dimg 2
~dimk -2
~din ~me 2
~din -3
~divs ~kb -2
~divs ~pr -2
~divs -4
~dka 2
~dl 3
~dla -6
~dmd 2
~dmki ~de 2
~dmki ~deta 2
~dmki ~dete 2
~dmki 10
~dn -5
~dnt ~niklne -3
~dnt -3
~do 7
~dobra -6
~doktor -2
~dono 2
~dose -2
~dost ~ke -2
~dost ~ki -3
~dost ~ko 5
~dost ~ne 2
~dost ~nrj -2
~dost ~se -3
~dost -4
~dosti -4
~dosto 2
~dovn 5
~dovnlod -4
~dr ~lgta -2
~dr -4
~dra -2
~drd ~ke 5
~drd ~ki -3
~drd 6
~drgs 2
~drop -3
~dru ~ki 3
~dru 9
~drvne ~spne -4
~drvne -4
~ds ~sl -5
~ds -5
~dst -2
~du 3
~dud -5
~duk -3
~dun 2
~dunga 7
~dungi 6
~dunia ~se 5
~dunia 5
~dupta 3
~dur -5
~dusri -4
~duti -6
~dva ~kha 3
~dva ~ki -2
~dva -2
~dve ~ka 2
~dve ~kitni -2
~dyn ~rkna 3
~ei 2
~ek ~din 5
~ek ~ldka -2
~ek 2
~eks 2
~eksm ~ke -3
~eksm -9
~end -2
~esa 2
~esi ~nind 2
~esi 5
~feda 4
~fel 3
~film -8
~fir ~bhi -6
~fir ~se 3
~fir 4
~fis ~kitni -2
~fis -2
~fk ~me 4
~fk 4
~fl -3
~fnda ~bnya 2
~fnda ~lgne 2
~fnda 5
~fnsi ~lga 6
~fnsi 9
~foji 2
~fone ~nhi -2
~fone ~pe 2
~fone ~tod 2
~fone 2
~for -5
~form -2
~formula -4
~foto ~dikkr 3
~foto 5
~fri -3
~from -4
~fsl ~bima -2
~fsl ~brbd 2
~gbrht ~hoti -2
~gbrht -5
~gdi -2
~ge ~hone 3
~ge ~kya 2
~ge -3
~gei ~h 2
~gei ~he -4
~gei -6
~gi ~hun 2
~gi 3
~gir ~gya -5
~gir -5
~girti ~he -3
~girti -3
~git -2
~gita -2
~gla 3
~gli ~deti 2
~gli 3
~glt ~jgh 3
~glt ~km 2
~glt 7
~glti ~se 5
~glti 5
~gme ~me -2
~gme -2
~gna -10
~gnda ~km 2
~gnda 2
~gnde ~km 2
~gnde 2
~gndi ~hrkt 3
~gndi 4
~gne ~ki -3
~gne -7
~gnit -3
~gnja 7
~gnv ~men 2
~gnv 3
~go ~me 5
~go 3
~god 2
~godm -4
~goli ~nigl 3
~goli -3
~golin ~kha 3
~golin ~le 2
~golin 8
~gr ~me -2
~gr ~suki 2
~gr ~suna -3
~gr ~vle 2
~gr ~vlo 2
~gr 4
~grb 2
~grbvti -2
~grelu ~hinsa 5
~grelu 3
~grm ~cimte 2
~grm 2
~grud ~purn -2
~grud -2
~grvlo 2
~gujr -2
~gusa ~ata -2
~gusa ~bhut -2
~gusa -10
~guse ~me 2
~guse 2
~gutka 3
~gutno -3
~gya ~ab -2
~gya ~he 2
~gya ~hu 2
~gya ~ki 3
~gya ~pr -3
~gya ~tha 2
~gya 7
~gyb 2
~gyi 4
~h ~bs 2
~h ~fone -3
~h ~jn 2
~h ~kese 2
~h ~ki 2
~h ~kya -4
~h ~mr 3
~h ~nsa 2
~h ~rt 2
~h ~scul -2
~h 21
~he ~ab -2
~he ~dr 2
~he ~film -2
~he ~gna -2
~he ~go 2
~he ~gr 3
~he ~ilj 2
~he ~kese 3
~he ~khta 2
~he ~khti 2
~he ~ki 4
~he ~kisko 4
~he ~kya -8
~he ~mdd 2
~he ~men 2
~he ~mn -3
~he ~mr 6
~he ~or 2
~he ~pde -3
~he ~pheli -2
~he ~to 2
~he 7
~hegt -3
~helple 2
~helpline 2
~hen ~ki 4
~hen ~kya -5
~hen 13
~hfte -4
~hha -5
~hi ~cla 2
~hi ~ho -2
~hi ~kyu 3
~hi ~na 7
~hi ~nhi -2
~hi ~nind 2
~hi 11
~himt ~nhi 2
~himt 4
~hindi ~me -3
~hindi ~men -2
~hinsa ~adinim -3
~hinsa ~ki 5
~hinsa 5
~hlka -3
~hmesa ~ke 6
~hmesa 8
~hnste -2
~ho ~ge -3
~ho ~gei 4
~ho ~gya 3
~ho ~gye -4
~ho ~na -4
~ho ~pyega 2
~ho ~rha -4
~ho ~rhi 6
~ho -5
~hoga -4
~hogi -2
~homevork -7
~hone ~ka 4
~hos 4
~hostel ~ja -4
~hostel -2
~hostl ~ke 3
~hostl 2
~hota ~he -4
~hota ~to 2
~hota -3
~hoti ~h -5
~hoti ~he -4
~hoti -11
~hov ~to -5
~hov -6
~hr ~gya 5
~hr 3
~hrkt 3
~hsi -3
~ht ~kmpte -2
~ht ~kt 2
~ht ~nhi -4
~ht ~utta 2
~ht ~utya 2
~ht 15
~htya 5
~htye -2
~hu ~go 2
~hu ~jb 2
~hu 11
~hua ~he 2
~hua ~to 4
~hue 2
~hui -2
~hun 18
~husbnd ~skes 3
~husbnd 5
~hye -3
~i 12
~ica ~ktm 3
~ica 3
~icca 6
~if ~i 4
~if 4
~ijt 3
~ilj 4
~in 4
~int ~bte 2
~int 3
~is ~dunia 3
~is ~srir 3
~is 5
~ise ~aca 3
~ise 4
~isi ~ka -2
~isi -2
~iske 2
~isvr -3
~itni ~piunga 2
~itni -2
~ja ~mr 2
~ja ~rha 2
~ja ~rhi -3
~ja 8
~jbrdsti ~ki 2
~jbrdsti ~smbnd 2
~jbrdsti 10
~jbrn ~sdi 2
~jbrn 2
~je ~bs 2
~je ~to 2
~je 4
~jenge 2
~jesi -3
~jevr 2
~jgda -3
~jgh ~ht 2
~jgh 3
~jgta ~he -3
~jgta -6
~jher 2
~jhr ~kha 5
~jhr 2
~ji ~br -5
~ji ~ke 7
~ji ~ki -2
~ji 6
~jina ~isi -2
~jina ~ne 2
~jina ~nhi 8
~jina 11
~jinda ~nhi 4
~jinda 8
~jindgi ~kesi -2
~jindgi ~ktm 5
~jindgi ~se 5
~jindgi 4
~jine ~ka 6
~jine ~ki 7
~jine 12
~jiu 6
~jivn ~se 2
~jivn ~smpt 4
~jivn 3
~jl ~gya -3
~jl ~rha -2
~jl -6
~jldi ~utne -3
~jln ~hoti -2
~jln -2
~jlne ~pr -2
~jlti ~he -2
~jlya 3
~jmi ~bhi 2
~jmi ~ke 4
~jmi 7
~jn ~buj 3
~jn ~cidkti -2
~jn ~de 9
~jn ~dene 7
~jn ~he -2
~jn ~ja -2
~jn ~oa -2
~jn ~phcn -2
~jn ~se 2
~jn -11
~jna ~chie 2
~jna ~chta 4
~jna ~chti 3
~jna ~h -2
~jna ~he 4
~jne ~ka 4
~jne ~pr -2
~jne 5
~jnmdi ~sndes -2
~jnmdi -3
~jo ~kya 3
~jo ~to 6
~jo 11
~jon ~to 2
~jon 13
~jonga 11
~jongi 9
~jrurt ~nhi 2
~jrurt 3
~jti ~he -6
~jti -5
~jue ~ki 3
~jue 5
~jule -5
~jvn -2
~jye 3
~jyega 7
~k ~bd 2
~k ~lie 2
~k 7
~ka ~adi 3
~ka ~ant 2
~ka ~art -2
~ka ~asn 3
~ka ~boj -2
~ka ~byh 2
~ka ~dbv 3
~ka ~desi -2
~ka ~dil 2
~ka ~dyn 3
~ka ~form -2
~ka ~he -2
~ka ~hu 3
~ka ~hun 2
~ka ~koi 4
~ka ~kyl 4
~ka ~ldka 2
~ka ~lst -2
~ka ~mn 16
~ka ~nm -4
~ka ~number 3
~ka ~pesa 4
~ka ~pper -3
~ka ~pti 3
~ka ~shi -2
~ka ~soc 4
~ka ~svrgvs -2
~ka ~tel 6
~ka ~trika -3
~ka ~upe 4
~ka ~vicr 3
~ka ~vyym -2
~ka -8
~kb ~he -3
~kb ~mnya -2
~kb ~tk -2
~kb -15
~kbdi ~me -2
~kbdi -2
~kbi -3
~kda -2
~kdi 4
~ke ~age 2
~ke ~alva 5
~ke ~asn -2
~ke ~bd -2
~ke ~gne -2
~ke ~gr 2
~ke ~kese 2
~ke ~kya 7
~ke ~kyl 2
~ke ~ldke 2
~ke ~lie -6
~ke ~lksn -2
~ke ~mr -4
~ke ~nisn 4
~ke ~nm 4
~ke ~pet -2
~ke ~pode -3
~ke ~ps 6
~ke ~sir 3
~ke ~smne 2
~ke ~srir 2
~ke ~st 5
~ke ~trike -2
~ke ~upe -5
~ke ~vicr 4
~kei 3
~kel -2
~kendr ~khn 2
~kendr 3
~kendra 5
~keni 5
~kese ~bco 2
~kese ~bde -2
~kese ~bdye -2
~kese ~bne -2
~kese ~bnye -2
~kese ~bolu -2
~kese ~bto -2
~kese ~code 8
~kese ~codu 8
~kese ~cude 3
~kese ~cudo 3
~kese ~cudvye 5
~kese ~cudye 3
~kese ~htye -2
~kese ~kru -3
~kese ~mile -2
~kese ~mre 2
~kese ~mrta -3
~kese ~roke 4
~kese ~smje 3
~kese ~smjo -3
~kese ~smjye -2
~kese -15
~kesi ~he -2
~kesi -2
~keti -2
~kgj 2
~kh 2
~kha ~lia 4
~kha ~lin 2
~kha ~milega -3
~kha ~se -6
~kha 10
~khenge 3
~khn ~brti 2
~khn ~he 2
~khn 6
~khni -4
~khta ~he 4
~khta 5
~khte ~hen 2
~khte 3
~khti ~he 3
~khti 6
~ki ~adt 6
~ki ~bcci 2
~ki ~bt 6
~ki ~bte 2
~ki ~dmki 8
~ki ~dr -2
~ki ~dra -2
~ki ~dru 5
~ki ~fis -4
~ki ~foto 2
~ki ~goli -4
~ki ~ica 3
~ki ~icca 2
~ki ~khni -3
~ki ~kmi -3
~ki ~kosis 3
~ki ~ldki 6
~ki ~lt 10
~ki ~mrne 2
~ki ~mtra -4
~ki ~munder 2
~ki ~posting -5
~ki ~pribsa -2
~ki ~prvris -2
~ki ~ptri 5
~ki ~puri 2
~ki ~rt -2
~ki ~ser -2
~ki ~srb 11
~ki ~sri 2
~ki ~subh 4
~ki ~sui 3
~ki ~teyri -3
~ki ~utu 2
~ki ~vide -2
~ki ~vidi -2
~ki ~vjh -3
~ki ~yd -4
~kia 2
~kide ~ki -2
~kigrete 5
~kis -2
~kise 2
~kisi ~din 2
~kisi ~ko 3
~kisi 5
~kisko ~bto 2
~kisko 3
~kisn ~atmhtya -4
~kisne -2
~kitbe -3
~kitna -8
~kitne -8
~kitni ~br -2
~kitni ~he -2
~kitni -8
~kitnsk 3
~kke -2
~kksa -2
~kl ~ho -4
~kl ~ka 2
~kl ~se 4
~kl 5
~kla -2
~kle 7
~klient 3
~kls ~me -2
~kls -4
~km ~krne -2
~km ~krte 3
~km ~krvte 5
~km ~nhi -3
~km -2
~kmi -3
~kmpte ~he -2
~kmpte -2
~kmr -2
~kmre ~men 3
~kmre 4
~kn 2
~kna ~nhi 4
~kna ~pina 2
~kna -4
~knsi -2
~knu -4
~ko ~apne -2
~ko ~but -2
~ko ~cku 3
~ko ~cot 4
~ko ~drvne -4
~ko ~frk 2
~ko ~ht -4
~ko ~jhr -4
~ko ~kese -5
~ko ~kitni -3
~ko ~ktm 3
~ko ~leke 2
~ko ~mil 3
~ko ~mra -6
~ko ~mrte 2
~ko ~nind -2
~ko ~ppa -2
~ko ~snblna -3
~ko ~srb -3
~ko ~uska 4
~ko 4
~kocing ~ke 3
~koi ~bolta 2
~koi ~mtlb 2
~koi 12
~kon ~sa -3
~kon ~si 2
~kon -3
~konfidenke -6
~konsa -2
~konse -4
~konseling ~me 3
~konselor -9
~konsi -2
~konslr -3
~kosis ~ki 2
~kosis 3
~kota ~me 2
~kota 3
~kpde 3
~kps -4
~kptio ~for -2
~kptio -2
~kr ~dia -7
~kr ~dunga 2
~kr ~lu 2
~kr ~lun 3
~kr ~lunga 2
~kr ~rhe 2
~kr 10
~krb 4
~kriket ~me -3
~kriket -5
~krj ~ke 2
~krj 2
~krja 3
~krje ~me 2
~krje 2
~krke 3
~krna ~chta -4
~krna ~he 4
~krna 5
~krne ~ke -5
~krne ~pe 2
~krne 5
~krni ~he 2
~krptvr -2
~krta ~he 7
~krta 11
~krte ~krte 4
~krte -2
~krti ~he 3
~kru 2
~krungi 2
~krus ~ne -5
~krus -7
~krva ~rhe 3
~krvo -2
~krvte 5
~ks ~men 2
~ks 2
~kse ~aya 4
~kse 3
~kt ~gei -2
~kt ~le -3
~kt ~lia 3
~kt -3
~kta 2
~kti 2
~ktl -5
~ktm ~ho 4
~ktm ~kr 4
~ktm ~krne -2
~ktm ~krni 3
~ktm ~nhi -4
~ktm 6
~ktna -3
~ktne ~ka 2
~ktta -2
~kuc 2
~kud ~hi 2
~kud ~ja 2
~kud ~jo 2
~kud ~jon 2
~kud ~jonga 2
~kud ~jongi 2
~kud ~ko 6
~kud ~se -4
~kud 15
~kudkusi ~ke 2
~kudkusi 14
~kudne ~ja 2
~kudne 2
~kue ~me 3
~kue 3
~kule 2
~kun -3
~kus -2
~kut -3
~kute -4
~kvita -8
~kya ~de -5
~kya ~he -4
~kya ~hota -2
~kya ~khenge 3
~kya ~kre 6
~kya ~kru 5
~kya ~krungi 2
~kya ~ye -2
~kya -9
~kyl ~ata 2
~kyl ~ate 3
~kyl 7
~kyo ~lgte -2
~kyo ~nhi 3
~kyu ~nhi 2
~kyu -2
~lde -2
~ldka 3
~ldke ~ko 2
~ldki ~ke 2
~ldki ~ki 3
~ldki ~ne 2
~ldki 10
~le ~le 2
~le ~to -3
~le 5
~lek 2
~leke 6
~lekr 4
~lene ~ki 2
~lene 5
~leta ~h 2
~leta 2
~lete ~he 3
~lete 4
~lg ~gi 2
~lg ~gya 4
~lg ~rha -2
~lg 5
~lga ~lu 3
~lga ~lunga 3
~lga 2
~lge -2
~lgna -3
~lgo -3
~lgta -4
~lgte ~hen -5
~lgte -6
~lgti -3
~lgya -3
~lgye -2
~li ~he 5
~li ~mene 2
~li 12
~lia ~asptl 2
~lia ~he 3
~lia 12
~lie ~dyn -2
~lie ~jiu 6
~lie ~konsi -2
~lie ~kya -3
~lie ~nhi -2
~lie ~so 2
~lie ~sona 3
~lie 5
~lik ~di 2
~lik ~dia 3
~lik ~ke 3
~lik 9
~lika ~he 2
~lika 2
~like -2
~likne -2
~lin 4
~line 2
~list -2
~lk 2
~lko -2
~lksn -2
~lnbi -4
~lo 2
~log ~kya 3
~lori -5
~lt ~he 2
~lt ~kese 7
~lt ~lg 3
~lt 10
~lti ~se 3
~lti 3
~ltk ~jonga 2
~ltk 6
~ltka -2
~lu ~kya 7
~lu 5
~lun ~kya 2
~lun 6
~lunga 12
~lungi 4
~lye 3
~lyriks -7
~ma ~ko 2
~ma 4
~mccr ~mrne -2
~mccr -2
~mcr ~mrne -3
~mcr -5
~mdd ~chie 4
~mdd ~kro 2
~mdd 5
~mdusla -2
~me ~ake 2
~me ~akele -2
~me ~antr -3
~me ~bnd 2
~me ~dru -2
~me ~frk -2
~me ~he -2
~me ~hr -2
~me ~kese -2
~me ~km 3
~me ~koi 3
~me ~kud 4
~me ~kudne 3
~me ~kya -3
~me ~ldke 2
~me ~meri -2
~me ~na 4
~me ~nhi -2
~me ~sb -3
~me -4
~meke ~bt 2
~meke 2
~men ~beta 2
~men ~bhi 2
~men ~bnd 2
~men ~cla 2
~men ~coti -2
~men ~fnda 3
~men ~kud 2
~men ~kyo -4
~men ~mn -2
~men ~mr 3
~men ~na 2
~men ~nhi 6
~men ~peda 2
~mera ~beta -2
~mera ~dost 3
~mera ~na 2
~mera 9
~mere ~bcce 2
~mere ~bd 4
~mere ~jne 3
~mere ~mrne 7
~mere ~pti -7
~mere ~st 2
~mere 18
~meri ~akiri 4
~meri ~akri 2
~meri ~avj -2
~meri ~beti 2
~meri ~bt -3
~meri ~jn -5
~meri ~sri -3
~meri 8
~mhila 3
~mhine -4
~mhsus -4
~mi ~husbnd 3
~mi 3
~mil ~jyega 4
~mil 6
~mila 5
~milegi 3
~mili 4
~milke 2
~milkr 2
~milta -2
~mit 3
~miti ~ka 6
~miti 2
~mjbut -4
~mkn ~nm 2
~mkn 2
~mla 6
~mlis -2
~mma 5
~mmi ~ko 2
~mmi 4
~mn ~he 2
~mn ~ko -2
~mn ~krta 3
~mn ~kyo -2
~mn ~nhi -3
~mn ~uds -5
~mn 2
~mna ~kese -2
~mna ~krne 2
~mng ~rha 3
~mng 3
~mnsik -3
~mnya ~jta -2
~mnya -2
~mobile ~ki -4
~mobile -3
~mot ~a 3
~mot ~kyu 2
~mot 10
~movie ~me -2
~movie -6
~mr ~denge 3
~mr ~deta 4
~mr ~dla -5
~mr ~gei -2
~mr ~gya -8
~mr ~hi -2
~mr ~ja 7
~mr ~jna 6
~mr ~jne 2
~mr ~jo 2
~mr ~jon 3
~mr ~jonga 4
~mr ~ke -4
~mr ~mr -3
~mr ~pit 2
~mr ~rhe -3
~mr -3
~mra ~or 2
~mra -2
~mri -2
~mrij ~ke 3
~mrij ~ko 2
~mrij 11
~mrityu ~prmn -2
~mrityu -3
~mrna ~chta 2
~mrna ~he 3
~mrna 8
~mrne ~ka 6
~mrne ~ki -3
~mrne ~se 3
~mrne ~vla -4
~mrne 5
~mrpit 4
~mrta ~he 7
~mrta 2
~mrte ~hen 4
~mrte 5
~mrti ~hu 2
~msg 2
~mstr ~ji 2
~mstr 2
~mtlb ~nhi 2
~mtra -5
~mud -2
~muft -2
~muh ~diko 4
~muh 5
~muhurt -2
~muhvra -2
~muhvre ~ka -2
~muhvre -2
~muj 2
~muje ~bhi 2
~muje ~ldke -7
~muje ~le 2
~muje ~mr 3
~muje ~uta 3
~muje 23
~mujse ~bt -2
~mukt -2
~mukti ~kendr 2
~mukti ~kendra 4
~mukti ~pr -3
~mukti 3
~mumbe -4
~mumi -2
~muna -3
~munder ~pe 2
~munder 2
~na ~ho -7
~na ~hota 2
~na ~kule 2
~na ~piu 2
~na ~rhu 4
~na 7
~nblig ~ldki 3
~nblig 6
~ndi ~me 3
~ndi 4
~ne ~al 2
~ne ~btya 2
~ne ~dusri -5
~ne ~fir 2
~ne ~fnsi 2
~ne ~ht 2
~ne ~jbrdsti 2
~ne ~jn -7
~ne ~kha 3
~ne ~kpde 2
~ne ~lti 2
~ne ~miti -2
~ne ~mr -7
~ne ~rsi 2
~ne ~tejb 2
~ne 10
~nhi ~a -3
~nhi ~bci 2
~nhi ~bcunga 3
~nhi ~deta -2
~nhi ~dete 3
~nhi ~deti 3
~nhi ~he -5
~nhi ~ho -3
~nhi ~hoti -3
~nhi ~hua 4
~nhi ~jina 2
~nhi ~krti -4
~nhi ~lgta -6
~nhi ~lgya -4
~nhi ~nikla 2
~nhi ~pa 2
~nhi ~pti -3
~nhi ~rha 2
~nhi ~rhe -3
~nhi ~rhna 3
~nhi ~rhunga 5
~nhi ~rhungi 4
~nhi 6
~nhr 2
~nibnd -3
~nice 4
~nigl ~li 3
~nigl ~lia -3
~nigl 3
~nikl ~dia 3
~nikl ~gya -4
~nim -5
~nind ~ati 2
~nind ~ke -3
~nind ~ki 10
~nind ~km -3
~nind ~nhi -7
~nind -5
~nisn ~h 3
~nisn 6
~nit ~nhi 2
~nkli ~srb 2
~nkli 2
~nku ~ktne -3
~nku -3
~nm ~he -2
~nm ~stya -3
~nm -3
~nnd ~or 3
~nnd 4
~nni -2
~no ~to -2
~norml -5
~not ~lik 3
~not 3
~note 3
~nots -3
~nrj ~he -3
~nrj -3
~ns ~kt 4
~ns ~ktne 4
~ns 9
~nsa ~krta 2
~nsa ~mukti 2
~nsa 3
~nse ~ki 8
~nse ~me 2
~nse ~men 2
~nse 13
~number ~chie 3
~number 2
~nye 2
~oa ~tn -2
~oa -2
~of -3
~ofike ~vps -4
~ofike -4
~old 3
~on 5
~onle 2
~or ~aniversri -6
~or ~cts 4
~or ~gr 2
~or ~ss 3
~or 12
~ors -2
~ot 3
~overdose ~ho 4
~overdose 4
~overtinking -2
~pa ~rha 2
~pa 2
~pd 4
~pde ~se -4
~pde -5
~pdega 2
~pdne ~ka -2
~pdne -2
~pdos 2
~pdosi 5
~pdta 4
~pdte -4
~pdti ~he 2
~pdti 2
~pe ~mrta -6
~pe ~nisn 2
~pe ~sb -3
~ped -2
~peda ~hi 5
~peda 6
~pensio ~ka -2
~pensn ~cin 2
~pensn 3
~people 2
~period -2
~pesa ~bco 3
~pesa 5
~pese 8
~pet -5
~pg 4
~phcn -3
~pheli -2
~phle ~ya -2
~phle 3
~phucne ~se 2
~phucne 2
~pi ~ke 2
~pi ~li 4
~pi ~lia 9
~pi 11
~pica ~krta 2
~pica 2
~pie 2
~pike 3
~pikr 2
~pina 2
~pine ~ke 2
~pine 9
~pit ~ta 3
~pit 8
~pita ~h 2
~pita ~he 5
~pita ~ke -2
~pita 3
~pite ~hen 3
~pite 6
~pitji 4
~pitne -2
~pitta ~he 4
~pitta 4
~pitte ~hen 3
~pitte 3
~piu 2
~piunga ~ki 2
~piunga 2
~pkd 3
~pln -2
~pnc ~sl -7
~pnc -7
~pni 2
~pnke ~se 6
~pnke 9
~pode -3
~poiso -2
~popers ~or 3
~popers 3
~posting ~dur -2
~posting -4
~postr -2
~pote ~ko 2
~poti ~ko 2
~pp 3
~ppa ~ki 5
~ppa ~ko -9
~ppa ~roj 2
~ppa ~se -2
~ppa 7
~pper ~dek -2
~pper -4
~pr ~bled 5
~pr ~boj 3
~pr ~nibnd -3
~pr ~postr -2
~pr -9
~premi ~foto 2
~premi 5
~presn 3
~presure -3
~pribsa -2
~priksa ~se -4
~priksa -4
~prmn -3
~prmrs -4
~prmrsdta ~ke -2
~prmrsdta -3
~prn 5
~protokol -2
~prta -2
~prtner 3
~prvdn -2
~prvris -2
~ps ~le 2
~ps 7
~psnd ~he -5
~psnd -5
~pta 4
~pti ~bhut 2
~pti ~crs 2
~pti ~ke -4
~pti ~ki 2
~pti ~mrta 4
~pti ~ne -2
~pti ~nigl 2
~pti ~ptni -3
~pti ~roj 2
~pti ~use 3
~pti 12
~ptient ~ne 2
~ptient 7
~ptk 2
~ptni ~men -3
~ptr -2
~ptri 5
~ptsd 2
~pul ~se 2
~puri ~pti 2
~purn -2
~purne -4
~purni -5
~pya -2
~pye -2
~pyega 2
~pyr ~ka -3
~pyr ~se -2
~pyr -5
~pyra -2
~re -3
~reder -2
~rel ~ki 3
~rel 3
~reling 2
~renev -2
~report -3
~result -3
~rh -2
~rha 6
~rhe ~hen 4
~rhe 6
~rhi ~he 2
~rhi ~hu 3
~rhi 2
~rhna ~chti 2
~rhna ~hi 2
~rhna 4
~rhta ~he -4
~rhta -5
~rhte ~he -2
~rhu ~to 2
~rhu 4
~rhunga 5
~rhungi 4
~rista -2
~rk ~dia 3
~rk 6
~rka ~he 2
~rka 2
~rke -2
~rkna 3
~rm ~nm -3
~rm ~rm 3
~ro -2
~rogi ~ne 2
~rogi 3
~rohit ~ne -3
~rohit -3
~roj ~dru 2
~roj 11
~rok 2
~roke 4
~rokna ~he 3
~rokna 3
~rona -2
~rope -2
~rsi ~kudne -2
~rsi -2
~rsta ~nhi 2
~rsta 5
~rt ~he 4
~rt ~ko -3
~rt ~me -3
~rt ~men -4
~rum ~prtner 2
~rum 3
~rumte -3
~sa -2
~sb ~cidte -3
~sb ~ktm 4
~sb ~kus 2
~sb ~pr 2
~sb 11
~sbd -4
~sbji -2
~sbko ~akiri 2
~sbko ~alvida 2
~sbko 10
~scul ~me -3
~scul ~nhi 2
~scul -5
~sdi ~ke -3
~sdi ~krva 2
~sdi ~me -4
~sdi ~men -2
~sdi 2
~se ~acca 2
~se ~admi 5
~se ~bhr -3
~se ~bt -4
~se ~clng 3
~se ~cutkra 3
~se ~dr -2
~se ~dur -3
~se ~ht 3
~se ~jlti -2
~se ~km 2
~se ~kud 3
~se ~kudne 2
~se ~kya -2
~se ~meri 2
~se ~mn -4
~se ~mr -5
~se ~mra 2
~se ~mrne 3
~se ~nhi -5
~se ~nikl 3
~se ~nind -2
~se ~pita 3
~se ~pyra -2
~se ~sb 2
~se ~sdi 3
~se ~srb -8
~se ~tk 2
~se ~tng 2
~se 4
~selektio ~nhi 2
~self ~konfidenke -4
~self -4
~ser -2
~sesio -2
~sf -3
~sfe -2
~sfr ~he -2
~sge 4
~sheli 5
~shi -4
~shid ~ki 2
~si 2
~sika -6
~sikna -3
~sikyt 4
~sing -5
~sir 4
~sirka -2
~sisu -3
~sk ~he 2
~sk 2
~skene -2
~skes 3
~skte ~he -4
~skte ~hen -3
~skte -6
~skul ~men -2
~skul -4
~sl ~ho -6
~sl ~ke 6
~sl ~ki 10
~sl ~se -7
~sl 6
~slfs ~kha 2
~slfs ~ki 2
~slfs 5
~slh -2
~slogn -3
~smbnd 2
~sme -5
~smek 2
~smj -4
~smje 3
~smjo -4
~smjye -2
~smk ~ki 2
~smk 4
~smlengikta ~kya -2
~smlengikta -3
~smn -2
~smne 2
~smpt 4
~snblna -3
~sndes -5
~sndese ~ate -3
~sndese -3
~snp -2
~sns ~ka -2
~so ~jna 2
~soc ~rha 3
~soc 5
~soca 5
~socti 2
~sok ~sndes -2
~sok -3
~solutio 2
~sona ~he 3
~sone -4
~song -4
~sori ~lik 2
~sori 4
~sosn 3
~soteli ~ma 2
~soteli 2
~spic -3
~spne ~me -2
~spne -6
~spre 4
~sr ~drd -2
~srb ~codne 5
~srb ~cudne 3
~srb ~kese 11
~srb ~ki 2
~srb ~ko -4
~srb 6
~srbbndi -2
~srdi -2
~sri ~golin 3
~sri ~nind 2
~sri 5
~srir ~pr 2
~srir ~se 2
~srir 5
~srm ~se -3
~srm -6
~ss ~bhu -3
~ss ~ne 3
~ss ~se -4
~ss -2
~ssur ~ne 2
~ssur 2
~ssurl ~vle 4
~ssurl 6
~st ~glt 2
~st 9
~sta 3
~ste 3
~stio -2
~strnj ~men -2
~strnj -2
~stya ~he -3
~stya -2
~subh ~jldi -3
~subh ~ki -2
~subh -2
~sucna 3
~sugr -3
~sui ~lgta 2
~sui 3
~suikide ~krna 3
~suikide ~note 2
~suikide 9
~suki 2
~sukide 3
~sukr ~he -4
~sukr -4
~suku 2
~sulk -3
~sun 3
~suna ~lgta -3
~suna -3
~sundi ~mrne -2
~sundi -2
~sungta ~he 5
~sungta 5
~suru -3
~sused ~not 3
~sused 6
~suside 3
~svdni -2
~svl -5
~svrgvs -2
~syri -4
~tb 2
~te 2
~tecer -3
~tejb 3
~teke 2
~tel ~pi 2
~tem -3
~tensio -7
~terke 2
~terpist -3
~test -2
~teyri -3
~tha 2
~the 7
~thi 7
~tik ~he -5
~tik ~ho 2
~tik -6
~tika -3
~time ~kese -2
~time -5
~tin 3
~tips -2
~tk ~gya 4
~tk ~nhi 5
~tk 5
~tki ~jldi 2
~tki 2
~tkn ~se -2
~tkn -3
~tlb 2
~tmbku ~ki 3
~tmbku 5
~tn -2
~tnde -2
~tng ~a 2
~tng 3
~tnv -2
~to ~gr 3
~to ~jinda 2
~to ~mr 2
~to ~nhi -5
~to ~sb 2
~to ~se -3
~to 5
~tod 2
~tode -5
~tpd 2
~tra 2
~tre ~ke 2
~tre ~me -4
~tre -2
~trening -2
~trik -3
~trika ~bto 2
~trike -3
~tu 4
~tuitio ~vla 3
~tuitio 3
~tum -2
~tut -2
~udr -2
~uds ~he -4
~uds -6
~udsi -4
~ulti ~ho 3
~ulti ~kr -5
~ulti ~or 4
~ulti 4
~umr ~me 2
~unke 2
~unki 2
~unko 2
~upe -4
~upr 3
~use 3
~uska 4
~uske 3
~uski 2
~usko 3
~usne 4
~uta ~le 3
~uta 6
~utne ~ka -2
~utne ~ki -2
~utne -4
~utta ~he 2
~utta 2
~utu ~hi 3
~utu 3
~utya 2
~vhn -2
~vht ~to -3
~vht -6
~vicr ~ate 2
~vicr 7
~vide -3
~video ~bna 2
~video 4
~vidi -6
~vidio 2
~vijnn ~nots -2
~vijnn -4
~vis ~or -2
~vis -5
~visele -2
~vit 3
~vivh ~pr -2
~vivh 3
~vjh ~se -3
~vjh -2
~vkt -4
~vla ~kse 4
~vla -3
~vle ~svl -3
~vli -3
~vlo 2
~vnt ~to 2
~vnt 2
~vo 5
~vorker ~ki -2
~vps ~jna -4
~vps ~nhi 2
~vps -2
~vrna 2
~vsit -2
~vyym -2
~ya ~bd -2
~ya ~nhi -4
~ya -9
~yd ~ati -7
~yd ~me 3
~yd -8
~ye ~meri 3
~yhi 7
~ymrj 3
~yog -2
~yon ~sosn 3
~yon 3
~yr -5
~ytra -3
`
